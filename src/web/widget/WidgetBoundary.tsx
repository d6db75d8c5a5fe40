import { Component, type ReactNode } from 'react';
import styles from './BadWidget.module.css';
import { UNEXPECTED } from './call-widget.ts';

/** Errors of the widget stay inside it: the page around is somebody else's. */
export class WidgetBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <main className={styles.page}>
        <p role="alert">{UNEXPECTED}</p>
      </main>
    );
  }
}
