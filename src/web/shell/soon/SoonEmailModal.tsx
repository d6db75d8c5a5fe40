import { ComingSoonEmailInput } from '#contract/lead.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useZodForm } from '#ui/Form/use-zod-form.ts';
import { Modal } from '#ui/Modal/Modal.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { ONCE } from '../../data/once-key.ts';
import { useFormCall } from '../../data/use-form-call.ts';
import { ConsentedSubmit } from '../../parts/lead/ConsentedSubmit.tsx';
import { useSiteContext } from '../../site-context.ts';

export interface SoonModalProps {
  open: boolean;
  onClose: () => void;
  /** It is sent: the modal closes after. */
  onSent: () => void;
}

export interface SoonEmailModalProps extends SoonModalProps {
  title: string;
  description: string;
}

/** Something that is not open yet, and an e-mail to be told when it is. Closing forgets what was typed. */
export function SoonEmailModal({ title, description, open, onClose, onSent }: SoonEmailModalProps) {
  const { api } = useSiteContext();
  const form = useZodForm(ComingSoonEmailInput, { defaultValues: { email: '', agreement: false as never } });
  const send = useFormCall(api.comingSoonEmail.mutationOptions(ONCE));

  return (
    <Modal
      open={open}
      onClose={onClose}
      onClosed={() => form.reset()}
      title={title}
      description={description}
    >
      <Form form={form} label={title} send={send} onSent={onSent}>
        <TextInput
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          {...form.register('email')}
          error={form.formState.errors.email?.message}
        />
        <ConsentedSubmit form={form} name="agreement" what="Адрес почты">
          Сообщить мне
        </ConsentedSubmit>
      </Form>
    </Modal>
  );
}
