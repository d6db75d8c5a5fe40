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
import { ConsentedSubmit } from '../../parts/lead/ConsentedSubmit.tsx';
import { PhoneField } from '../../parts/phone/PhoneField.tsx';
import { useSiteContext } from '../../site-context.ts';

const METHODS = [
  { value: 'call', label: 'Звонок' },
  { value: 'sms', label: 'СМС' },
] as const;

/** A question and how to answer it. `comment` is what the page would ask; another one takes its place. */
export function CallbackForm({ comment }: { comment: string }) {
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
    notify({ type: 'success', title: 'Спасибо! Мы свяжемся с вами в ближайшее время' });
  }

  return (
    <Form form={form} label="Перезвоним и ответим" send={send} onSent={thank}>
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
