import type { Complex } from '#contract/catalog.ts';
import listing from './Listing.module.css';
import styles from './MasterPlan.module.css';

/** The plan of the whole quarter from above; nothing for a complex without one. */
export function MasterPlan({ complex }: { complex: Pick<Complex, 'genPlanSvg'> }) {
  if (complex.genPlanSvg === null) return null;
  return (
    <section className={listing.section}>
      <h2>Генплан</h2>
      <div
        className={styles.plan}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: only plain shapes and text are ever saved.
        dangerouslySetInnerHTML={{ __html: complex.genPlanSvg }}
      />
    </section>
  );
}
