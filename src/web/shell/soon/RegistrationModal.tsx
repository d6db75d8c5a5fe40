import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { RegistrationLeadInput } from '#contract/lead.ts';
import { Form } from '#ui/Form/Form.tsx';
import { FormField } from '#ui/Form/FormField.tsx';
import { useZodForm } from '#ui/Form/use-zod-form.ts';
import { MaskedInput } from '#ui/MaskedInput/MaskedInput.tsx';
import { PHONE_MASK } from '#ui/MaskedInput/masks.ts';
import { Modal } from '#ui/Modal/Modal.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { ConsentedSubmit } from '../../parts/ConsentedSubmit.tsx';
import type { SoonModalProps } from './SoonEmailModal.tsx';

/** A name and a contact of somebody who would work with the site, kept until registration opens. */
export function RegistrationModal({ open, onClose, onSent }: SoonModalProps) {
  const { api } = useRouter().options.context;
  const form = useZodForm(RegistrationLeadInput, {
    defaultValues: { name: '', phone: '', email: '', agreement: false as never },
  });
  const { mutateAsync } = useMutation(api.applyRegistrationLeadForm.mutationOptions());
  const { errors } = form.formState;

  // The call takes the fields as they are: what was checked has null for a contact that was left empty.
  const send = () => mutateAsync(form.getValues()).then(onSent, () => {});

  return (
    <Modal
      open={open}
      onClose={onClose}
      onClosed={() => form.reset()}
      title="Регистрация скоро откроется"
      description="Оставьте контакты, и мы пригласим вас первыми."
    >
      <Form form={form} label="Регистрация" onSubmit={send}>
        <TextInput
          label="Имя"
          autoComplete="given-name"
          {...form.register('name')}
          error={errors.name?.message}
        />
        <FormField form={form} name="phone">
          {(field) => (
            <MaskedInput {...field} label="Телефон" mask={PHONE_MASK} type="tel" autoComplete="tel" />
          )}
        </FormField>
        <TextInput
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          {...form.register('email')}
          error={errors.email?.message}
        />
        <ConsentedSubmit form={form} name="agreement">
          Оставить заявку
        </ConsentedSubmit>
      </Form>
    </Modal>
  );
}
