import type { ProximityPlace } from '#contract/infrastructure.ts';
import { PROXIMITY_TAGS, type ProximityTag } from '#domain/listing/proximity-tag.ts';
import listing from '../Listing.module.css';
import { formatWay } from './format-way.ts';
import styles from './Infrastructure.module.css';

/** The nearest of a kind; further ones open under them. */
const NEAREST = 4;

/** Families look for these first. */
const ORDER: readonly ProximityTag[] = ['Детский сад', 'Образование', 'Медицина', 'Продукты', 'Спорт'];

/** What stands near the complex, by kind, nearest first; nothing while nobody has told. */
export function Infrastructure({ places }: { places: readonly ProximityPlace[] }) {
  if (places.length === 0) return null;
  const tags = [...new Set([...ORDER, ...PROXIMITY_TAGS])];
  const groups = tags
    .map((tag) => ({ tag, own: places.filter((place) => place.tag === tag) }))
    .filter(({ own }) => own.length > 0);
  return (
    <section className={listing.section} id="infrastructure">
      <h2>Инфраструктура</h2>
      <p className={styles.lead}>Расстояния по{'\u00a0'}прямой</p>
      <div className={styles.groups}>
        {groups.map(({ tag, own }) => (
          <div key={tag} className={styles.group}>
            <h3 className={styles.tag}>
              {tag} <span>{own.length}</span>
            </h3>
            <Places places={own.slice(0, NEAREST)} />
            {own.length > NEAREST && (
              <details>
                <summary className={styles.more}>Ещё {own.length - NEAREST}</summary>
                <Places places={own.slice(NEAREST)} />
              </details>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}

function Places({ places }: { places: readonly ProximityPlace[] }) {
  return (
    <ul className={styles.places}>
      {places.map(({ objId, name, address, dist }) => (
        <li key={objId} title={address ?? undefined}>
          <span>{name}</span>
          <span className={styles.way}>{formatWay(dist)}</span>
        </li>
      ))}
    </ul>
  );
}
