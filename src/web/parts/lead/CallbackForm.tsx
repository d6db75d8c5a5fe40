import { useEffect } from 'react';
import { CallbackLeadInput } from '#contract/lead.ts';
import { Form } from '#ui/Form/Form.tsx';
import { FormField } from '#ui/Form/FormField.tsx';
import { useZodForm } from '#ui/Form/use-zod-form.ts';
import { useNotifications } from '#ui/Notifications/Notifications.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { TextArea } from '#ui/TextArea/TextArea.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { useFormCall } from '../../data/use-form-call.ts';
import { useSiteContext } from '../../site-context.ts';
import { PhoneField } from '../phone/PhoneField.tsx';
import { ConsentedSubmit } from './ConsentedSubmit.tsx';

const METHODS = [
  { value: 'call', label: 'Звонок' },
  { value: 'sms', label: 'СМС' },
] as const;

export interface CallbackFormProps {
  /** The question as the page would ask it; another one takes its place. */
  comment: string;
  /** The name of the form. */
  label?: string;
  onSent?: () => void;
}

/** A question and how to answer it. */
export function CallbackForm({ comment, label = 'Перезвоним и ответим', onSent }: CallbackFormProps) {
  const { api } = useSiteContext();
  const { notify } = useNotifications();
  const form = useZodForm(CallbackLeadInput, {
    defaultValues: { phone: '', fullName: '', comment, method: 'call', agreement: false as never },
  });
  const send = useFormCall(api.applyCallbackForm.mutationOptions());
  const { errors } = form.formState;
  const { setValue } = form;

  useEffect(() => {
    if (comment !== '') setValue('comment', comment);
  }, [comment, setValue]);

  function thank() {
    form.reset();
    onSent?.();
    notify({ type: 'success', title: 'Спасибо! Мы свяжемся с вами в ближайшее время' });
  }

  return (
    <Form form={form} label={label} send={send} onSent={thank}>
      <PhoneField form={form} name="phone" />
      <TextInput
        label="Фамилия, имя, отчество"
        autoComplete="name"
        {...form.register('fullName')}
        error={errors.fullName?.message}
      />
      <TextArea
        label="Комментарий"
        placeholder="Что хотите узнать"
        rows={3}
        {...form.register('comment')}
        error={errors.comment?.message}
      />
      <FormField form={form} name="method">
        {({ error, value, ...field }) => (
          <RadioGroup
            {...field}
            {...(value && { value })}
            {...(error && { error })}
            label="Как связаться"
            options={METHODS}
            direction="row"
          />
        )}
      </FormField>
      <ConsentedSubmit form={form} name="agreement" what="Вопрос и телефон">
        Жду ответа
      </ConsentedSubmit>
      <noscript>Чтобы отправить вопрос, включите в браузере выполнение скриптов.</noscript>
    </Form>
  );
}
