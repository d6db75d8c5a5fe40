import type { ComplexPage } from '#contract/complex-page.ts';
import { complexName } from '#domain/listing/complex-name.ts';
import { countPhrase } from '#domain/text/count-phrase.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { formatMonth } from '#domain/time/format-month.ts';
import { ImageLoader } from '#ui/ImageLoader/ImageLoader.tsx';
import card from '../../parts/card/Card.module.css';
import { FoldedOnPhone } from './FoldedOnPhone.tsx';
import type { GalleryItem } from './gallery/gallery-items.ts';
import { useGalleryViewer } from './gallery/use-gallery-viewer.tsx';
import listing from './Listing.module.css';
import styles from './ProgressSection.module.css';

/** How a complex was built, month by month, the newest first; on a phone the months before it are folded. */
export function ProgressSection({ page: { complex, progress } }: { page: ComplexPage }) {
  const name = complexName(complex.name);
  const items = progress.flatMap(({ month, pictures }) =>
    pictures.map<GalleryItem>(({ id, file }) => ({
      key: String(id),
      type: 'IMAGE',
      photoType: null,
      label: formatMonth(month),
      src: file.downloadURL,
      alt: `${name}, ход строительства, ${formatMonth(month).toLowerCase()}`,
    })),
  );
  const { open, viewer } = useGalleryViewer(name, items);
  const months = progress.map(({ month }) => {
    const label = formatMonth(month);
    return { month: label, own: [...items.entries()].filter(([, item]) => item.label === label) };
  });
  const [newest, ...older] = months.map(({ month, own }) => (
    <section key={month} className={styles.month} aria-label={month}>
      <h3>{month}</h3>
      <ul className={styles.photos}>
        {own.map(([at, { key, src, alt }]) => (
          <li key={key}>
            <a href={src} className={styles.link} onClick={(event) => open(event, at)}>
              <ImageLoader src={src} alt={alt} ratio="846 / 476" className={card.drawn} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  ));

  return (
    <section id="progress" className={listing.section}>
      <h2>Ход строительства</h2>
      <div className={styles.months}>
        {newest}
        {older.length > 0 && (
          <FoldedOnPhone summary={`Ещё${NBSP}${countPhrase(older.length, 'месяц', 'месяца', 'месяцев')}`}>
            {older}
          </FoldedOnPhone>
        )}
      </div>
      {viewer}
    </section>
  );
}
