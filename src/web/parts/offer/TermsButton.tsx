import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { lazyWindow } from '../../lazy-window.tsx';
import styles from './TermsButton.module.css';
import text from './TextOpener.module.css';

const { Window: TermsModal, preload } = lazyWindow(() => import('./TermsModal.tsx'), 'TermsModal');

/** «Мои условия»: opens the window where one says what payments are counted with. */
export function TermsButton() {
  const back = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  const [isOpen, setIsOpen] = useState<boolean>();
  return (
    <>
      <button
        type="button"
        className={classNames(text.opener, styles.opener)}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setIsOpen(true)}
      >
        Мои условия
      </button>
      <a href={`/terms?back=${encodeURIComponent(back)}`} className={styles.link}>
        Мои условия
      </a>
      {isOpen !== undefined && (
        <TermsModal open={isOpen} onClose={() => setIsOpen(false)} onClosed={() => setIsOpen(undefined)} />
      )}
    </>
  );
}
