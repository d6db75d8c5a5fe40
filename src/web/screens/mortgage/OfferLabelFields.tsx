import type { OfferInput } from '#contract/offer-input.ts';
import type { ZodForm } from '#ui/Form/use-zod-form.ts';
import { Box } from '../admin/Box.tsx';
import { DateField } from '../admin/DateField.tsx';
import styles from '../admin/FormSections.module.css';
import { RangeFields } from '../admin/RangeFields.tsx';
import { TextAreaField } from '../admin/TextAreaField.tsx';
import { OFFER_LABELS } from './offer-labels.ts';

/** The labels of an offer, and the days on which it is given. */
export function OfferLabelFields({ form }: { form: ZodForm<typeof OfferInput> }) {
  return (
    <Box title="Даты и подписи">
      <div className={styles.fields}>
        <div className={styles.three}>
          <DateField
            form={form}
            name="validFrom"
            label={OFFER_LABELS.validFrom}
            hint={'Пусто\u00a0— всегда'}
          />
          <DateField form={form} name="validTo" label={OFFER_LABELS.validTo} hint={'Этот день входит'} />
          <DateField
            form={form}
            name="termsAsOf"
            label={OFFER_LABELS.termsAsOf}
            hint={'Когда сверены с\u00a0банком'}
          />
        </div>
        <RangeFields
          form={form}
          name="declaredPsk"
          label="ПСК, объявленная банком"
          suffix="%"
          roundDigits={3}
        />
        <TextAreaField form={form} name="comment" label={OFFER_LABELS.comment} rows={2} />
        <TextAreaField form={form} name="tooltip" label={OFFER_LABELS.tooltip} rows={2} />
      </div>
    </Box>
  );
}
