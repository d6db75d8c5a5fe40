import { useMutation } from '@tanstack/react-query';
import { type ApplicationDetails, DocumentRequestFields } from '#contract/application.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { useZodForm } from '#ui/Form/use-zod-form.ts';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { useFormCall } from '../../data/use-form-call.ts';
import { useSiteContext } from '../../site-context.ts';
import styles from './ApplicationPart.module.css';
import { AskedPaper } from './AskedPaper.tsx';
import { refreshApplications } from './application-queries.ts';

/** Papers a broker asks the person for by name, and whether each came. */
export function AskedDocuments({ details: { application, mayLead } }: { details: ApplicationDetails }) {
  const context = useSiteContext();
  const { id, requests } = application;
  const calls = context.api.account.applications;
  const onSettled = () => refreshApplications(context);
  const stop = useMutation({ ...calls.stopAskingForDocument.mutationOptions(), onSettled });
  const form = useZodForm(DocumentRequestFields, { defaultValues: { title: '' } });
  const ask = useFormCall(calls.askForDocument.mutationOptions());
  const { errors, isSubmitting } = form.formState;

  async function send({ title }: DocumentRequestFields) {
    await ask({ id, title });
    await onSettled();
  }

  return (
    <>
      {requests.length > 0 && (
        <ul className={styles.list}>
          {requests.map((request) => (
            <AskedPaper key={request.id} request={request} missing="ждём">
              {mayLead && (
                <IconButton
                  icon="close"
                  size="s"
                  label={`Не запрашивать: ${request.title}`}
                  onClick={() => stop.mutate({ id, partId: request.id })}
                />
              )}
            </AskedPaper>
          ))}
        </ul>
      )}
      {mayLead && (
        <Form
          form={form}
          label="Запросить документ"
          send={send}
          onSent={() => form.reset()}
          className={styles.form}
        >
          <TextInput
            label="Какой документ нужен"
            placeholder="Справка о доходах"
            {...form.register('title')}
            error={errors.title?.message}
          />
          <div className={styles.actions}>
            <Button type="submit" size="s" variant="secondary" loading={isSubmitting}>
              Запросить
            </Button>
          </div>
        </Form>
      )}
    </>
  );
}
