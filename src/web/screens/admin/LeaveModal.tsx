import { NBSP } from '#domain/text/nbsp.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Modal } from '#ui/Modal/Modal.tsx';
import styles from './FormButtons.module.css';

interface LeaveModalProps {
  open: boolean;
  /** Names of the edited fields, as far as they have any. */
  changed: readonly string[];
  onStay: () => void;
  onLeave: () => void;
}

/** Asks whether edits may be lost. */
export function LeaveModal({ open, changed, onStay, onLeave }: LeaveModalProps) {
  return (
    <Modal open={open} onClose={onStay} title="Уйти без сохранения?">
      <p>
        {changed.length > 0 ? `Не\u00a0сохранено: ${changed.join(', ')}.` : 'Изменения не\u00a0сохранены.'}
      </p>
      <p>
        Черновик останется в{NBSP}этом браузере до{NBSP}двух недель, без файлов.
      </p>
      <div className={styles.buttons}>
        <Button variant="secondary" wide onClick={onStay}>
          Остаться
        </Button>
        <Button variant="danger" wide onClick={onLeave}>
          Уйти
        </Button>
      </div>
    </Modal>
  );
}
