import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { useEffect, useId, useState } from 'react';
import { BookingLeadInput } from '#contract/lead.ts';
import { phoneForField } from '#domain/access/phone.ts';
import { Alert } from '#ui/Alert/Alert.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { FormField } from '#ui/Form/FormField.tsx';
import { useZodForm } from '#ui/Form/use-zod-form.ts';
import { MaskedInput } from '#ui/MaskedInput/MaskedInput.tsx';
import { PHONE_MASK } from '#ui/MaskedInput/masks.ts';
import { Modal } from '#ui/Modal/Modal.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { selfQuery } from '../data/self-query.ts';
import { consentTag } from './consent-tag.ts';

const root = getRouteApi('__root__');

interface BookingModalProps {
  complexId: number;
  seller: string;
  open: boolean;
  onClose: () => void;
}

/** «Свяжитесь со мной»: a name and a phone for the developer of a complex. Closing forgets what was typed. */
export function BookingModal({ complexId, seller, open, onClose }: BookingModalProps) {
  const { context } = useRouter().options;
  const { legalTags } = root.useLoaderData();
  const [isSent, setIsSent] = useState(false);
  const reasonId = useId();
  const form = useZodForm(BookingLeadInput, {
    defaultValues: { name: '', phone: '', ComplexId: complexId, HouseBook: true, agreement: false as never },
  });
  const { data: user } = useQuery({ ...selfQuery(context), enabled: context.settings.hasSession });
  const { mutateAsync } = useMutation(context.api.applyBookingLeadForm.mutationOptions());
  const { errors, isSubmitting } = form.formState;
  const isAgreed = form.watch('agreement') === true;
  const { setValue } = form;

  useEffect(() => {
    if (!open || !user) return;
    setValue('name', (user.name ?? '').replaceAll(' ', ''));
    setValue('phone', phoneForField(user.phone));
  }, [open, user, setValue]);

  async function send(values: BookingLeadInput) {
    // A failure is told by the alert of the site; what was typed stays.
    await mutateAsync(values).then(
      () => {
        onClose();
        setIsSent(true);
      },
      () => {},
    );
  }

  return (
    <>
      <Modal
        open={open}
        onClose={onClose}
        onClosed={() => form.reset()}
        title="Забронировать"
        description={`Заявку получит: ${seller}`}
      >
        <Form form={form} label="Забронировать" onSubmit={send}>
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
          <Checkbox
            label={
              <Link to="/legal-info" search={{ legalInfoTab: consentTag(legalTags) }} target="_blank">
                Соглашаюсь с политикой в отношении обработки персональных данных
              </Link>
            }
            {...form.register('agreement')}
            error={errors.agreement?.message}
          />
          <Button
            type="submit"
            wide
            disabled={!isAgreed}
            focusableWhenDisabled
            aria-describedby={isAgreed ? undefined : reasonId}
            loading={isSubmitting}
            loadingText="Отправляем…"
          >
            Забронировать
          </Button>
          {!isAgreed && <VisuallyHidden id={reasonId}>Вы должны согласиться</VisuallyHidden>}
        </Form>
      </Modal>
      <Alert open={isSent} onClose={() => setIsSent(false)} type="success">
        Спасибо! Мы свяжемся с вами в ближайшее время
      </Alert>
    </>
  );
}
