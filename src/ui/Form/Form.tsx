import type { FieldPath } from 'react-hook-form';
import type { z } from 'zod';
import { FormFrame, type FormLook } from './FormFrame.tsx';
import { issuesOf, placeIssue, Refusal } from './refusal.ts';
import { type FormSchema, SERVER_ISSUE, type ZodForm } from './use-zod-form.ts';

export interface FormProps<Schema extends FormSchema, Sent> extends FormLook {
  form: ZodForm<Schema>;
  /**
   * Runs only when every field is valid, with the schema's output; the form is busy until it settles. A thrown
   * `Refusal` is shown, and the typed values stay.
   */
  send: (values: z.output<Schema>) => Promise<Sent> | Sent;
  /** Called when the form was accepted. */
  onSent?: (sent: Sent) => void;
}

const UNFORESEEN = 'Не получилось, и причина в нас. Введённое на\u00a0месте, попробуйте ещё раз';

/** A form made by `useZodForm`: the one way in which what a person typed is sent. */
export function Form<Schema extends FormSchema, Sent>(props: FormProps<Schema, Sent>) {
  const { form, send, onSent, ...look } = props;

  async function submit(): Promise<Refusal | null> {
    let refusal: Refusal | null = null;
    await form.handleSubmit(
      async (values) => {
        let sent: Sent;
        try {
          sent = await send(values);
        } catch (error) {
          refusal = refusalOf(error);
          return showIssues(form, refusal);
        }
        onSent?.(sent);
      },
      (errors) => {
        refusal = new Refusal('', { issues: issuesOf(errors) });
      },
    )();
    return refusal;
  }

  return <FormFrame {...look} submit={submit} isSending={form.formState.isSubmitting} />;
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  reportError(error);
  return new Refusal(UNFORESEEN, { cause: error });
}

/** Puts each issue under the field it names; a field keeps it until it is typed in. */
function showIssues<Schema extends FormSchema>(form: ZodForm<Schema>, refusal: Refusal): void {
  const fields = Object.keys(form.getValues());
  // The issues are set from the last one, so that of several issues of a field the first one stays.
  for (const { path, message } of refusal.issues.map((issue) => placeIssue(issue, fields)).toReversed()) {
    if (fields.includes(String(path[0])))
      form.setError(path.join('.') as FieldPath<z.input<Schema>>, { type: SERVER_ISSUE, message });
  }
}
