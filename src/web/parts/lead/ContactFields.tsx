import { Form } from '#ui/Form/Form.tsx';
import { PhoneField } from '../phone/PhoneField.tsx';
import { ConsentedSubmit } from './ConsentedSubmit.tsx';
import { NameField } from './NameField.tsx';
import type { useContactForm } from './use-contact-form.ts';

interface ContactFieldsProps extends ReturnType<typeof useContactForm> {
  /** The words of the button. */
  action: string;
  onSent: () => void;
}

/** A name, a phone and the consent. */
export function ContactFields({ form, send, action, onSent }: ContactFieldsProps) {
  return (
    <Form form={form} label={action} send={send} onSent={onSent}>
      <NameField form={form} name="name" />
      <PhoneField form={form} name="phone" />
      <ConsentedSubmit form={form} name="agreement" what="Заявку">
        {action}
      </ConsentedSubmit>
    </Form>
  );
}
