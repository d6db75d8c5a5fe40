import { useState } from 'react';
import { z } from 'zod';
import { Phone } from '#contract/phone.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { ErrorSummary } from '#ui/Form/ErrorSummary.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { FormField } from '#ui/Form/FormField.tsx';
import { useCooldown } from '#ui/Form/use-cooldown.ts';
import { useZodForm } from '#ui/Form/use-zod-form.ts';
import { NumberInput } from '#ui/NumberInput/NumberInput.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { PhoneField } from '../../../parts/phone/PhoneField.tsx';
import styles from './Form.module.css';
import { Section } from './Section.tsx';

const REQUIRED = 'Это обязательное поле';

const CallbackRequest = z.object({
  name: z.string().min(1, REQUIRED).regex(/^\D*$/, 'Имя не должно содержать цифр'),
  phone: Phone,
  email: z.email('Введите действительный email'),
  budget: z
    .number(REQUIRED)
    .nullable()
    .refine((budget) => budget !== null, REQUIRED),
  consent: z.literal(true, 'Вы должны согласиться'),
});

const LABELS = { name: 'Имя', phone: 'Телефон', email: 'Эл. почта', budget: 'Бюджет', consent: 'Согласие' };

/** A form of five fields that answers after a moment. */
export function FormSection() {
  const [sent, setSent] = useState('');
  const [draft, setDraft] = useState('');
  const saveDraft = useCooldown(setDraft);
  const form = useZodForm(CallbackRequest, {
    defaultValues: { name: '', phone: '', email: '', budget: null, consent: false as never },
  });
  const { errors, isSubmitting } = form.formState;

  return (
    <Section title="Форма">
      <Form
        form={form}
        label="Обратный звонок"
        className={styles.form}
        send={async (values) => {
          await new Promise((resolve) => setTimeout(resolve, 400));
          setSent(`Заявка отправлена: ${values.name}`);
        }}
      >
        <ErrorSummary form={form} labels={LABELS} />
        <TextInput
          label="Имя"
          {...form.register('name', { onChange: (event) => saveDraft(event.target.value) })}
          error={errors.name?.message}
        />
        <PhoneField form={form} name="phone" />
        <TextInput label="Эл. почта" {...form.register('email')} error={errors.email?.message} />
        <FormField form={form} name="budget">
          {(field) => <NumberInput {...field} label="Бюджет" suffix="₽" roundDigits={0} />}
        </FormField>
        <Checkbox
          label="Соглашаюсь с политикой в отношении обработки персональных данных"
          {...form.register('consent')}
          error={errors.consent?.message}
        />
        <Button type="submit" loading={isSubmitting} loadingText="Отправляем…">
          Отправить заявку
        </Button>
        <output aria-label="Отправлено">{sent}</output>
        <output aria-label="Черновик" className={styles.draft}>
          {draft}
        </output>
      </Form>
    </Section>
  );
}
