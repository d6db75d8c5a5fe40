import { useLinkProps } from '@tanstack/react-router';
import { LENS_LABELS, LENSES, type Lens } from '#domain/catalog/lens.ts';
import { useLens } from '../../query/use-lens.ts';
import styles from './LensSwitch.module.css';

/** Sums as prices or as payments: two links to the same page, so it works without scripts too. */
export function LensSwitch() {
  return (
    <nav aria-label="Показывать суммы" className={styles.switch}>
      {LENSES.map((lens) => (
        <LensLink key={lens} lens={lens} />
      ))}
    </nav>
  );
}

/** The router alone would call the link that takes the lens away current on every page. */
function LensLink({ lens }: { lens: Lens }) {
  const isChosen = useLens() === lens;
  const link = useLinkProps({
    to: '.',
    search: (old) => ({ ...old, lens: lens === 'payment' ? lens : undefined }),
    preload: false,
    resetScroll: false,
    replace: true,
  });
  return (
    <a {...link} className={styles[lens]} aria-current={isChosen ? 'true' : undefined}>
      {LENS_LABELS[lens]}
    </a>
  );
}
