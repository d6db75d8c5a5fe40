import { Dialog } from '@base-ui/react/dialog';
import { Drawer } from '@base-ui/react/drawer';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { isInNotifications } from '../Notifications/is-in-notifications.ts';
import styles from './Modal.module.css';
import { useModalStack } from './modal-stack.ts';
import { useBackCloses } from './use-back-closes.ts';

export interface ModalProps {
  open: boolean;
  /** Called on Esc, on the backdrop, the cross and Back, and on a swipe down on a phone. */
  onClose: () => void;
  title: ReactNode;
  /** A line under the title, which is read out with it when the modal opens. */
  description?: ReactNode;
  /** The width on a desktop: s is 400, m 780 and l 1280 px. */
  size?: 's' | 'm' | 'l';
  /** In the middle of a desktop, or at its right side, where the page beside it stays in sight. */
  placement?: 'middle' | 'side';
  children: ReactNode;
  /** It stays visible under the scrolling content. */
  footer?: ReactNode;
  /** A column with a sunken background at the left; on a phone it stands above the content. */
  aside?: ReactNode;
  /** Whether it takes the whole screen of a phone instead of rising from the bottom. */
  fullScreenOnPhone?: boolean;
  /** Called by a back arrow, which stands before the title. */
  onBack?: () => void;
  /**
   * Controls of the header, such as a search. They replace the cross, so provide a way back, and the visible title,
   * which is still read out. A phone shows the title beside the arrow and gives the first control a line of its own.
   */
  tools?: ReactNode;
  /** The element focused on opening; by default the first control of the content. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Called after the closing animation: the place to reset the content. */
  onClosed?: () => void;
}

interface Opened {
  open: boolean;
  asSheet: boolean;
  /** The element that gets the focus back. */
  opener: HTMLElement | null;
}

const PHONE = '(max-width: 599px)';
const CONTROLS = 'input, select, textarea, button, a[href], [tabindex="0"]';

/** A dialog in the middle of a desktop, a sheet from the bottom of a phone. The page under it does not scroll. */
export function Modal(props: ModalProps) {
  const { open, onClose, title, description, size = 's', footer, aside, fullScreenOnPhone = false } = props;
  const side = props.placement === 'side' ? '' : undefined;
  // The shape is decided on opening: turning the phone must not rebuild the content and lose typed text.
  const [opened, setOpened] = useState<Opened>({ open: false, asSheet: false, opener: null });
  if (open !== opened.open) {
    const asSheet = open ? !fullScreenOnPhone && isPhone() : opened.asSheet;
    // The opener is read now, because the content may take the focus before the dialog looks at where it was.
    const opener = open ? (document.activeElement as HTMLElement | null) : opened.opener;
    setOpened({ open, asSheet, opener });
  }
  const isTopmost = useModalStack(open);
  useBackCloses(open, onClose);
  const main = useRef<HTMLDivElement>(null);

  /** Finds the first control after the header; by touch none, since the keyboard would cover the modal. */
  function firstControl(openedBy: string) {
    if (openedBy === 'touch') return true;
    const controls = [...(main.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
    return controls.find((control) => !control.closest('header') && control.checkVisibility()) ?? true;
  }

  // The drawer has the same parts as the dialog and adds the swipe.
  const parts = opened.asSheet ? (Drawer as unknown as typeof Dialog) : Dialog;

  return (
    <parts.Root
      open={open}
      onOpenChange={(next, details) => {
        if (next) return;
        const pressedNotification =
          details.reason === 'outside-press' && isInNotifications(details.event.target);
        if (pressedNotification || (!isTopmost() && details.reason !== 'close-press')) details.cancel();
        else onClose();
      }}
      onOpenChangeComplete={(next) => !next && props.onClosed?.()}
    >
      <parts.Portal>
        <parts.Backdrop forceRender data-scrim="" data-side={side} className={styles.backdrop} />
        <parts.Viewport
          className={styles.viewport}
          data-full={fullScreenOnPhone || undefined}
          data-side={side}
        >
          <parts.Popup
            className={classNames(styles.popup, styles[size])}
            initialFocus={props.initialFocus ?? firstControl}
            finalFocus={() => (opened.opener?.isConnected ? opened.opener : (mainOfPage() ?? true))}
            data-aside={aside ? '' : undefined}
          >
            {aside && <div className={styles.aside}>{aside}</div>}
            <div ref={main} className={styles.main}>
              <header className={styles.header} data-tools={props.tools ? '' : undefined}>
                {props.onBack && (
                  <IconButton
                    icon="arrow-left"
                    label="Назад"
                    className={styles.back}
                    onClick={props.onBack}
                  />
                )}
                <div className={styles.titles}>
                  <parts.Title className={styles.title}>{title}</parts.Title>
                  {description && (
                    <parts.Description className={styles.description}>{description}</parts.Description>
                  )}
                </div>
                {props.tools ? (
                  <div className={styles.tools}>{props.tools}</div>
                ) : (
                  <parts.Close
                    render={<IconButton icon="close" label="Закрыть" className={styles.close} />}
                  />
                )}
              </header>
              <div className={styles.body}>{props.children}</div>
              {footer && <footer className={styles.footer}>{footer}</footer>}
            </div>
          </parts.Popup>
        </parts.Viewport>
      </parts.Portal>
    </parts.Root>
  );
}

/** Takes the focus when the opener left the page while the modal was open. */
function mainOfPage(): HTMLElement | null {
  return document.querySelector('main[tabindex]');
}

/** On a server nothing of a modal is rendered, so its shape does not matter there. */
function isPhone(): boolean {
  return typeof matchMedia === 'function' && matchMedia(PHONE).matches;
}
