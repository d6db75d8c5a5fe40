import { useEffect, useRef } from 'react';
import { MAX_STATUS_COMMENT, type StatusComment } from '#contract/application.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Form } from '#ui/Form/Form.tsx';
import type { ZodForm } from '#ui/Form/use-zod-form.ts';
import { TextArea } from '#ui/TextArea/TextArea.tsx';
import type { StepTexts } from './application-texts.ts';
import styles from './StatusControl.module.css';

interface StatusFormProps {
  /** Outlives the window: a comment is kept when somebody else was faster. */
  form: ZodForm<typeof StatusComment>;
  texts: StepTexts;
  send: (typed: StatusComment) => Promise<unknown>;
  onSent: () => void;
  onCancel: () => void;
}

/** Asks once more before a status changes. The button that does it has the focus, so Enter is enough. */
export function StatusForm({ form, texts, send, onSent, onCancel }: StatusFormProps) {
  const { isSubmitting, errors } = form.formState;
  const submit = useRef<HTMLButtonElement>(null);
  useEffect(() => submit.current?.focus(), []);

  return (
    <Form form={form} label={texts.action} className={styles.form} send={send} onSent={onSent}>
      <p>{texts.question}</p>
      <TextArea
        label="Комментарий для брокеров"
        hint={`Клиент увидит только новый статус`}
        rows={2}
        maxLength={MAX_STATUS_COMMENT}
        {...form.register('comment')}
        error={errors.comment?.message}
      />
      <div className={styles.steps}>
        <Button ref={submit} type="submit" size="s" loading={isSubmitting}>
          {texts.action}
        </Button>
        <Button size="s" variant="secondary" disabled={isSubmitting} onClick={onCancel}>
          Отмена
        </Button>
      </div>
    </Form>
  );
}
