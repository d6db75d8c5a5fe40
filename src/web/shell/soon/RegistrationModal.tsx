import { RegistrationLeadInput } from '#contract/lead.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useZodForm } from '#ui/Form/use-zod-form.ts';
import { Modal } from '#ui/Modal/Modal.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { useFormCall } from '../../data/use-form-call.ts';
import { ConsentedSubmit } from '../../parts/lead/ConsentedSubmit.tsx';
import { NameField } from '../../parts/lead/NameField.tsx';
import { PhoneField } from '../../parts/phone/PhoneField.tsx';
import { useSiteContext } from '../../site-context.ts';
import type { SoonModalProps } from './SoonEmailModal.tsx';

/** A name and a contact of somebody who would work with the site, kept until registration opens. */
export function RegistrationModal({ open, onClose, onSent }: SoonModalProps) {
  const { api } = useSiteContext();
  const form = useZodForm(RegistrationLeadInput, {
    defaultValues: { name: '', phone: '', email: '', agreement: false as never },
  });
  const apply = useFormCall(api.applyRegistrationLeadForm.mutationOptions());
  const { errors } = form.formState;

  // The call takes the fields as they are: what was checked has null for a contact that was left empty.
  const send = () => apply(form.getValues());

  return (
    <Modal
      open={open}
      onClose={onClose}
      onClosed={() => form.reset()}
      title="Регистрация скоро откроется"
      description="Оставьте контакты, и мы пригласим вас первыми."
    >
      <Form form={form} label="Регистрация" send={send} onSent={onSent}>
        <NameField form={form} name="name" />
        <PhoneField form={form} name="phone" />
        <TextInput
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          {...form.register('email')}
          error={errors.email?.message}
        />
        <ConsentedSubmit form={form} name="agreement" what="Контакты">
          Оставить заявку
        </ConsentedSubmit>
      </Form>
    </Modal>
  );
}
