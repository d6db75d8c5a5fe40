import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { russianQuotes } from '#domain/text/quotes.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Modal } from '#ui/Modal/Modal.tsx';
import { OWN_ERRORS } from '../../data/api.ts';
import { callAlertText } from '../../data/call-alert-text.ts';
import { readFailure } from '../../data/read-failure.ts';
import buttons from './FormButtons.module.css';
import styles from './RemoveModal.module.css';

interface RemoveModalProps<Removed> {
  /** The question, which names what goes. */
  title: string;
  open: boolean;
  onClose: () => void;
  /** Calls the server; a refusal is shown in the window. */
  remove: () => Promise<Removed>;
  onRemoved: (removed: Removed) => void;
  /** What it does. */
  children?: ReactNode;
  /** What the button says. */
  removeText?: string;
}

/** Asks before something is removed, and says why it cannot be. */
export function RemoveModal<Removed>(props: RemoveModalProps<Removed>) {
  const { title, open, onClose, remove, onRemoved, children, removeText = 'Удалить' } = props;
  const { settings } = useRouter().options.context;
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: remove,
    meta: OWN_ERRORS,
    onSuccess(removed) {
      onClose();
      onRemoved(removed);
    },
  });
  return (
    <Modal open={open} onClose={onClose} onClosed={reset} title={russianQuotes(title)}>
      {children}
      {error && (
        <p role="alert" className={styles.refusal}>
          <Icon name="error" size={20} />
          {callAlertText(readFailure(error), settings.appEnv)}
        </p>
      )}
      <div className={buttons.buttons}>
        <Button variant="secondary" disabled={isPending} onClick={onClose}>
          Отмена
        </Button>
        <Button variant="danger" loading={isPending} onClick={() => mutate()}>
          {removeText}
        </Button>
      </div>
    </Modal>
  );
}
