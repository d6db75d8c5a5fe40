import type { FlatPage } from '#contract/flat-page.ts';
import { formatShortAddress } from '#domain/listing/address.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { ComplexBrief } from './ComplexBrief.tsx';
import { DeveloperLine } from './DeveloperLine.tsx';
import styles from './Listing.module.css';

/** Where a flat is built and by whom: its complex and the developer. */
export function BuilderSection({ page }: { page: FlatPage }) {
  const { complex, house } = page;
  return (
    <section className={styles.section}>
      <h2>Комплекс и{NBSP}застройщик</h2>
      <p className={styles.text}>
        {formatShortAddress(house.address) || formatShortAddress(complex.address)}
      </p>
      <ComplexBrief complex={complex} house={house} payment={page.complexPayment} />
      <DeveloperLine developer={page.developerCompany} />
    </section>
  );
}
