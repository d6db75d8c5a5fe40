import { LeadNote } from '#contract/lead-desk.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { useZodForm } from '#ui/Form/use-zod-form.ts';
import { TextArea } from '#ui/TextArea/TextArea.tsx';
import { useFormCall } from '../../data/use-form-call.ts';
import { useSiteContext } from '../../site-context.ts';
import styles from './LeadNoteForm.module.css';
import { refreshLeads } from './lead-queries.ts';

/** A note for those who work on the lead after. */
export function LeadNoteForm({ id }: { id: number }) {
  const context = useSiteContext();
  const form = useZodForm(LeadNote, { defaultValues: { text: '' } });
  const note = useFormCall(context.api.admin.leads.note.mutationOptions());
  const { errors, isSubmitting } = form.formState;

  async function send({ text }: LeadNote) {
    await note({ id, text });
    await refreshLeads(context);
  }

  return (
    <Form form={form} label="Заметка" send={send} onSent={() => form.reset()} className={styles.form}>
      <TextArea label="Заметка" rows={2} {...form.register('text')} error={errors.text?.message} />
      <Button type="submit" size="s" variant="secondary" loading={isSubmitting}>
        Записать
      </Button>
    </Form>
  );
}
