import type { OfferInput } from '#contract/offer-input.ts';
import { FormField } from '#ui/Form/FormField.tsx';
import type { ZodForm } from '#ui/Form/use-zod-form.ts';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { Box } from '../admin/Box.tsx';
import { DateField } from '../admin/DateField.tsx';
import styles from '../admin/FormSections.module.css';
import { NumberField } from '../admin/NumberField.tsx';
import { SubsidyFields } from './SubsidyFields.tsx';

const ENDS = [
  { value: 'handover' as const, label: 'до ввода дома' },
  { value: 'years' as const, label: 'через годы' },
  { value: 'date' as const, label: 'до даты' },
];

interface FormProps {
  form: ZodForm<typeof OfferInput>;
}

/** The part that gives an offer its type. */
export function PartFields({ form }: FormProps) {
  switch (form.watch('type')) {
    case 'COMBO':
      return <ComboFields form={form} />;
    case 'TRANCHE':
      return <TrancheFields form={form} />;
    case 'SUBSIDY':
      return <SubsidyFields form={form} />;
    default:
      return null;
  }
}

function ComboFields({ form }: FormProps) {
  return (
    <Box title="Комбо" note={'часть сверх базовой: от\u00a0её верхней границы'}>
      <div className={styles.fields}>
        <div className={styles.three}>
          <NumberField form={form} name="combo.interest" label="Ставка сверх базовой суммы" isPercent />
          <NumberField
            form={form}
            name="combo.to"
            label="Сумма кредита всего, до"
            hint={'Пусто\u00a0— без границы'}
            suffix="₽"
            maxDigits={14}
          />
        </div>
      </div>
    </Box>
  );
}

function TrancheFields({ form }: FormProps) {
  const until = form.watch('tranche.until');
  return (
    <Box title="Транш">
      <div className={styles.fields}>
        <FormField form={form} name="tranche.until">
          {({ value, onChange, error }) => (
            <RadioGroup
              label="Первый транш"
              direction="row"
              options={ENDS}
              value={value ?? 'handover'}
              onChange={onChange}
              error={error}
            />
          )}
        </FormField>
        <div className={styles.three}>
          <NumberField
            form={form}
            name="tranche.valuePart"
            label="Доля первого транша"
            hint="От суммы кредита"
            isPercent
          />
          {until === 'years' && (
            <NumberField
              form={form}
              name="tranche.years"
              label="Через сколько лет второй"
              roundDigits={3}
              suffix="лет"
            />
          )}
          {until === 'date' && <DateField form={form} name="tranche.date" label="Дата второго транша" />}
        </div>
      </div>
    </Box>
  );
}
