import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { Modal } from '#ui/Modal/Modal.tsx';
import styles from './ChoiceModal.module.css';

/** How a lazy window is opened and taken away. */
export interface WindowProps {
  open: boolean;
  onClose: () => void;
  /** After the closing animation. */
  onClosed: () => void;
}

export interface ChoiceModalProps extends WindowProps {
  title: string;
  description: string;
  /** «Применить». */
  onTake: () => void;
  /** «Сбросить». */
  onReset: () => void;
  /** Fields, one under the other. */
  children: ReactNode;
}

/** A window in which a visitor says once what the whole site counts with from then on. */
export function ChoiceModal({
  open,
  onClose,
  onClosed,
  title,
  description,
  onTake,
  onReset,
  children,
}: ChoiceModalProps) {
  const id = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    // For React the window may stand inside a form of filters, which would search.
    event.stopPropagation();
    onTake();
  }

  return (
    <Modal
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={title}
      description={description}
      size="s"
      footer={
        <div className={styles.foot}>
          <Button variant="ghost" onClick={onReset}>
            Сбросить
          </Button>
          <Button type="submit" form={id}>
            Применить
          </Button>
        </div>
      }
    >
      <form id={id} className={styles.fields} onSubmit={submit} onChange={(event) => event.stopPropagation()}>
        {children}
      </form>
    </Modal>
  );
}
