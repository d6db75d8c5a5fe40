import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BookingLeadInput } from '#contract/lead.ts';
import { phoneForField } from '#domain/access/phone.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useZodForm } from '#ui/Form/use-zod-form.ts';
import { ONCE } from '../../data/once-key.ts';
import { selfQuery } from '../../data/self-query.ts';
import { useFormCall } from '../../data/use-form-call.ts';
import { useSiteContext } from '../../site-context.ts';
import { PhoneField } from '../phone/PhoneField.tsx';
import { ConsentedSubmit } from './ConsentedSubmit.tsx';
import { NameField } from './NameField.tsx';

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

/** A complex to book in, or a country somebody asks about. */
export type ContactSubject = { complexId: number } | { countryId: number };

/** The call spells its fields in its own way. */
function wireOf(about: ContactSubject) {
  return 'complexId' in about
    ? { ComplexId: about.complexId, HouseBook: true }
    : { CountryId: about.countryId, HouseBook: false };
}

/** A form of a name and a phone, filled for whoever has signed in while it is `open`. */
export function useContactForm(about: ContactSubject, open: boolean) {
  const context = useSiteContext();
  const form = useZodForm(BookingLeadInput, {
    defaultValues: { name: '', phone: '', ...wireOf(about), agreement: false as never },
  });
  const { data: user } = useQuery({ ...selfQuery(context), enabled: context.settings.hasSession });
  const send = useFormCall(context.api.applyBookingLeadForm.mutationOptions(ONCE));
  const { setValue } = form;

  useEffect(() => {
    if (!open || !user) return;
    setValue('name', (user.name ?? '').replaceAll(' ', ''));
    setValue('phone', phoneForField(user.phone));
  }, [open, user, setValue]);

  return { form, send };
}
