import type { OfferInput } from '#contract/offer-input.ts';
import type { ZodForm } from '#ui/Form/use-zod-form.ts';
import { Box } from '../admin/Box.tsx';
import styles from '../admin/FormSections.module.css';
import { SubsidyGrid } from './SubsidyGrid.tsx';

/** The matrix of a subsidy: for how long, at what rate, and what it costs. */
export function SubsidyFields({ form }: { form: ZodForm<typeof OfferInput> }) {
  return (
    <Box title="Субсидия" note={'потом\u00a0— ставка базовой части'}>
      <div className={styles.fields}>
        <SubsidyGrid form={form} />
      </div>
    </Box>
  );
}
