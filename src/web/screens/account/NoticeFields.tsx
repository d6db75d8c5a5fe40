import type { FieldPath } from 'react-hook-form';
import type { z } from 'zod';
import { Dropdown } from '#ui/Dropdown/Dropdown.tsx';
import { FormField } from '#ui/Form/FormField.tsx';
import type { FormSchema, ZodForm } from '#ui/Form/use-zod-form.ts';
import { Switch } from '#ui/Switch/Switch.tsx';
import { TextField } from '../admin/TextField.tsx';
import person from './PersonBox.module.css';

export const NO_CHAT = 'Сначала привяжите бота выше: пока писать некуда';

const HOURS = [
  { value: 'none', label: 'Не\u00a0задано' },
  ...Array.from({ length: 24 }, (_, hour) => ({
    value: String(hour),
    label: `${String(hour).padStart(2, '0')}:00`,
  })),
];

interface NoticeFieldsProps<Schema extends FormSchema> {
  /** A form made of `NOTICE_FIELDS`. */
  form: ZodForm<Schema>;
}

interface NoticeWayFieldsProps<Schema extends FormSchema> extends NoticeFieldsProps<Schema> {
  telegramHint: string | undefined;
  emailHint?: string | undefined;
}

/** The ways a person hears by. */
export function NoticeWayFields<Schema extends FormSchema>(props: NoticeWayFieldsProps<Schema>) {
  const { form, telegramHint, emailHint } = props;
  return (
    <>
      <FormField form={form} name={'telegram' as FieldPath<z.input<Schema>>}>
        {({ value, onChange }) => (
          <Switch
            label="В Telegram"
            hint={telegramHint}
            checked={value as boolean}
            onChange={({ currentTarget }) => onChange(currentTarget.checked as never)}
          />
        )}
      </FormField>
      <TextField
        form={form}
        name={'email' as FieldPath<z.input<Schema>>}
        label="На почту"
        type="email"
        inputMode="email"
        hint={emailHint ?? 'Пусто\u00a0— писем не\u00a0будет'}
      />
    </>
  );
}

/** The hours of Moscow between which a person does not want to hear. */
export function QuietHoursFields<Schema extends FormSchema>({ form }: NoticeFieldsProps<Schema>) {
  return (
    <div className={person.fields}>
      <HourField form={form} name="quietFrom" label="Не писать с" />
      <HourField form={form} name="quietTo" label="До" />
    </div>
  );
}

interface HourFieldProps<Schema extends FormSchema> extends NoticeFieldsProps<Schema> {
  name: 'quietFrom' | 'quietTo';
  label: string;
}

/** An hour of Moscow, or none. */
function HourField<Schema extends FormSchema>({ form, name, label }: HourFieldProps<Schema>) {
  return (
    <FormField form={form} name={name as FieldPath<z.input<Schema>>}>
      {({ value, onChange, error }) => (
        <Dropdown
          label={label}
          hint="По Москве"
          options={HOURS}
          value={value === null ? 'none' : String(value)}
          onChange={(hour) => onChange((hour === 'none' ? null : Number(hour)) as never)}
          error={error}
        />
      )}
    </FormField>
  );
}
