import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { TextArea } from '#ui/TextArea/TextArea.tsx';
import type { StepTexts } from './application-texts.ts';
import styles from './StatusControl.module.css';

interface StatusFormProps {
  texts: StepTexts;
  comment: string;
  onComment: (comment: string) => void;
  isSending: boolean;
  hasFailed: boolean;
  onSend: () => void;
  onCancel: () => void;
}

const MAX_COMMENT = 2_000;

/** Asks once more before a status changes. The button that does it has the focus, so Enter is enough. */
export function StatusForm(props: StatusFormProps) {
  const { texts, comment, onComment, isSending, hasFailed, onSend, onCancel } = props;
  const submit = useRef<HTMLButtonElement>(null);
  useEffect(() => submit.current?.focus(), []);

  function send(event: FormEvent) {
    event.preventDefault();
    if (!isSending) onSend();
  }

  return (
    <form className={styles.form} onSubmit={send} aria-label={texts.action}>
      <p>{texts.question}</p>
      <TextArea
        label="Комментарий для брокеров"
        hint={`Клиент увидит только новый статус`}
        rows={2}
        maxLength={MAX_COMMENT}
        value={comment}
        onChange={({ currentTarget }) => onComment(currentTarget.value)}
      />
      {hasFailed && (
        <p role="alert" className={styles.failed}>
          Не{'\u00a0'}удалось сохранить. Комментарий на{'\u00a0'}месте, попробуйте ещё раз.
        </p>
      )}
      <div className={styles.steps}>
        <Button ref={submit} type="submit" size="s" loading={isSending}>
          {texts.action}
        </Button>
        <Button size="s" variant="secondary" disabled={isSending} onClick={onCancel}>
          Отмена
        </Button>
      </div>
    </form>
  );
}
