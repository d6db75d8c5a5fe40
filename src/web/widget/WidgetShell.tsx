import type { ReactNode } from 'react';
import type { WidgetOptions } from '#contract/widget-config.ts';
import styles from './WidgetShell.module.css';

interface WidgetShellProps {
  page: { options: WidgetOptions; isFramed: boolean };
  children: ReactNode;
}

/** The room and the padding of every widget; a framed one has none unless the page around or the key says so. */
export function WidgetShell({ page: { options, isFramed }, children }: WidgetShellProps) {
  return (
    <main
      className={styles.widget}
      data-framed={isFramed || undefined}
      data-whole={options.fullHeightMobile || undefined}
      data-pad-mobile={options.forcePaddingsMobile || undefined}
      data-pad-desktop={options.forcePaddingsDesktop || undefined}
    >
      <div className={styles.body}>{children}</div>
    </main>
  );
}
