import type { OfferInput } from '#contract/offer-input.ts';
import type { ZodForm } from '#ui/Form/use-zod-form.ts';
import { ArrayField } from '../admin/ArrayField.tsx';
import { Box } from '../admin/Box.tsx';
import styles from '../admin/FormSections.module.css';
import { NumberField } from '../admin/NumberField.tsx';

const MOST_ROWS = 100;

/** The matrix of a subsidy: for how long, at what rate, and what it costs. */
export function SubsidyFields({ form }: { form: ZodForm<typeof OfferInput> }) {
  return (
    <Box title="Субсидия" note={'потом\u00a0— ставка базовой части'}>
      <div className={styles.fields}>
        <ArrayField
          form={form}
          name="subsidy"
          label="Строки по сроку и ставке"
          blank={{ duration: null, interest: null, discount: null, fee: null }}
          addText="Добавить строку"
          itemLabel={(number) => `Строка ${number}`}
          maxItems={MOST_ROWS}
        >
          {(index) => (
            <div className={styles.row}>
              <NumberField
                form={form}
                name={`subsidy.${index}.duration`}
                label="Срок субсидии"
                suffix="лет"
                roundDigits={3}
              />
              <NumberField form={form} name={`subsidy.${index}.interest`} label="Ставка" isPercent />
              <NumberField form={form} name={`subsidy.${index}.discount`} label="Наценка к цене" isPercent />
              <NumberField form={form} name={`subsidy.${index}.fee`} label="Комиссия" isPercent />
            </div>
          )}
        </ArrayField>
      </div>
    </Box>
  );
}
