import type { OfferInput } from '#contract/offer-input.ts';
import type { ZodForm } from '#ui/Form/use-zod-form.ts';
import { Box } from '../admin/Box.tsx';
import styles from '../admin/FormSections.module.css';
import { NumberField } from '../admin/NumberField.tsx';
import { RangeFields } from '../admin/RangeFields.tsx';
import { OFFER_LABELS } from './offer-labels.ts';

/** The fields of every offer: ranges, and the rate of its base part. */
export function OfferTermFields({ form }: { form: ZodForm<typeof OfferInput> }) {
  return (
    <Box title="Условия" note={'пустая граница не\u00a0ограничивает'}>
      <div className={styles.fields}>
        <div className={styles.three}>
          <NumberField form={form} name="interest" label={OFFER_LABELS.interest} hint="Годовая" isPercent />
          <RangeFields form={form} name="downPayment" label={OFFER_LABELS['downPayment.from']} isPercent />
          <RangeFields form={form} name="period" label={OFFER_LABELS['period.from']} roundDigits={3} />
        </div>
        <RangeFields form={form} name="loan" label={OFFER_LABELS['loan.from']} suffix="₽" maxDigits={14} />
      </div>
    </Box>
  );
}
