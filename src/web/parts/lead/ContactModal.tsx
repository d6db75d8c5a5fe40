import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { BookingLeadInput } from '#contract/lead.ts';
import { phoneForField } from '#domain/access/phone.ts';
import { Alert } from '#ui/Alert/Alert.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { useZodForm } from '#ui/Form/use-zod-form.ts';
import { Modal } from '#ui/Modal/Modal.tsx';
import { selfQuery } from '../../data/self-query.ts';
import { useFormCall } from '../../data/use-form-call.ts';
import { useSiteContext } from '../../site-context.ts';
import { PhoneField } from '../phone/PhoneField.tsx';
import { ConsentedSubmit } from './ConsentedSubmit.tsx';
import { NameField } from './NameField.tsx';

export interface ContactModalProps {
  /** A complex to book in, or a country somebody asks about. */
  about: { complexId: number } | { countryId: number };
  /** The words of the button, and the title. */
  action: string;
  description?: string;
  open: boolean;
  onClose: () => void;
}

/** The call spells its fields in its own way. */
function wireOf(about: ContactModalProps['about']) {
  return 'complexId' in about
    ? { ComplexId: about.complexId, HouseBook: true }
    : { CountryId: about.countryId, HouseBook: false };
}

/** «Свяжитесь со мной»: a name and a phone. Closing forgets what was typed. */
export function ContactModal({ about, action, description, open, onClose }: ContactModalProps) {
  const context = useSiteContext();
  const [isSent, setIsSent] = useState(false);
  const form = useZodForm(BookingLeadInput, {
    defaultValues: { name: '', phone: '', ...wireOf(about), agreement: false as never },
  });
  const { data: user } = useQuery({ ...selfQuery(context), enabled: context.settings.hasSession });
  const send = useFormCall(context.api.applyBookingLeadForm.mutationOptions());
  const { setValue } = form;

  useEffect(() => {
    if (!open || !user) return;
    setValue('name', (user.name ?? '').replaceAll(' ', ''));
    setValue('phone', phoneForField(user.phone));
  }, [open, user, setValue]);

  function thank() {
    onClose();
    setIsSent(true);
  }

  return (
    <>
      <Modal
        open={open}
        onClose={onClose}
        onClosed={() => form.reset()}
        title={action}
        description={description}
      >
        <Form form={form} label={action} send={send} onSent={thank}>
          <NameField form={form} name="name" />
          <PhoneField form={form} name="phone" />
          <ConsentedSubmit form={form} name="agreement" what="Заявку">
            {action}
          </ConsentedSubmit>
        </Form>
      </Modal>
      <Alert open={isSent} onClose={() => setIsSent(false)} type="success">
        Спасибо! Мы свяжемся с вами в ближайшее время
      </Alert>
    </>
  );
}
