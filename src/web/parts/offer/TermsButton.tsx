import { Suspense, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { lazyWindow } from '../../lazy-screen.ts';
import styles from './TermsButton.module.css';
import text from './TextOpener.module.css';

const { Window: TermsModal, preload } = lazyWindow(() => import('./TermsModal.tsx'), 'TermsModal');

/** «Мои условия»: opens the window where one says what payments are counted with. */
export function TermsButton() {
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
      {isOpen !== undefined && (
        <Suspense>
          <TermsModal open={isOpen} onClose={() => setIsOpen(false)} onClosed={() => setIsOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
}
