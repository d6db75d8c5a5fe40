import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { Form } from '#ui/Form/Form.tsx';
import type { FormSchema, ZodForm } from '#ui/Form/use-zod-form.ts';
import styles from './NoticesForm.module.css';
import { ProfileBox } from './ProfileBox.tsx';
import { SaveLine } from './SaveLine.tsx';

interface NoticesFormProps<Schema extends FormSchema> {
  title: string;
  form: ZodForm<Schema>;
  /** Says what is told, when and in which words. */
  about: ReactNode;
  save: (chosen: z.output<Schema>) => Promise<unknown>;
  children: ReactNode;
}

/** A box of the profile in which one chooses what to hear of, and is told that the choice is kept. */
export function NoticesForm<Schema extends FormSchema>(props: NoticesFormProps<Schema>) {
  const { title, form, about, save, children } = props;
  const { isSubmitting, isDirty } = form.formState;
  const [isSaved, setIsSaved] = useState(false);

  async function send(chosen: z.output<Schema>) {
    setIsSaved(false);
    await save(chosen);
  }

  function settle() {
    setIsSaved(true);
    form.reset(form.getValues());
  }

  return (
    <ProfileBox title={title}>
      <p className={styles.about}>{about}</p>
      <Form form={form} label={title} send={send} onSent={settle}>
        <div className={styles.fields}>{children}</div>
        <SaveLine isSending={isSubmitting} isSaved={isSaved && !isDirty} />
      </Form>
    </ProfileBox>
  );
}
