import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { russianQuotes } from '#domain/text/quotes.ts';
import { Button } from '#ui/Button/Button.tsx';
import { RefusalBanner } from '#ui/Form/RefusalBanner.tsx';
import { Modal } from '#ui/Modal/Modal.tsx';
import { useNotifications } from '#ui/Notifications/Notifications.tsx';
import { OWN_ERRORS } from '../../data/api.ts';
import { readFailure } from '../../data/read-failure.ts';
import { failureText } from '../../data/refusal-text.ts';
import buttons from './FormButtons.module.css';
import styles from './RemoveModal.module.css';

export interface RemoveModalProps<Input, Removed> {
  /** The question, which names what goes. */
  title: string;
  open: boolean;
  onClose: () => void;
  /** The call that removes it; a refusal is shown in the window. */
  mutation: Pick<UseMutationOptions<Removed, Error, Input>, 'mutationFn'>;
  input: Input;
  /** The words once it is gone. */
  notice?: (removed: Removed) => { title: string; text?: string };
  /** Brings what is shown up to date. */
  onRemoved: () => unknown;
  /** The consequences, told before it is done. */
  children?: ReactNode;
  /** The words of the button. */
  removeText?: string;
  /** The id of the words that say why it cannot be removed now; the button stays closed while there are any. */
  closedBy?: string | undefined;
}

/** Asks before something is removed, and says why it cannot be. */
export function RemoveModal<Input, Removed>(props: RemoveModalProps<Input, Removed>) {
  const { title, open, onClose, mutation, input, notice, onRemoved, closedBy } = props;
  const { notify } = useNotifications();
  const { mutate, isPending, error, reset } = useMutation({
    ...mutation,
    meta: OWN_ERRORS,
    onSuccess(removed) {
      onClose();
      if (notice) notify({ type: 'success', ...notice(removed) });
      onRemoved();
    },
  });
  return (
    <Modal open={open} onClose={onClose} onClosed={reset} title={russianQuotes(title)}>
      {props.children}
      {error && (
        <div className={styles.refusal}>
          <RefusalBanner sentences={[failureText(readFailure(error))]} />
        </div>
      )}
      <div className={buttons.buttons}>
        <Button variant="secondary" disabled={isPending} onClick={onClose}>
          Отмена
        </Button>
        <Button
          variant="danger"
          loading={isPending}
          disabled={closedBy !== undefined}
          focusableWhenDisabled
          aria-describedby={closedBy}
          // A window that closes keeps the focus for a frame or more.
          onClick={() => open && mutate(input)}
        >
          {props.removeText ?? 'Удалить'}
        </Button>
      </div>
    </Modal>
  );
}
