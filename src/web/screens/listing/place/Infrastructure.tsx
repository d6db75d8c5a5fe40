import { useState } from 'react';
import type { ComplexPage } from '#contract/complex-page.ts';
import type { ProximityPlace } from '#contract/infrastructure.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { plural } from '#domain/text/plural.ts';
import { walkText } from '../../../parts/place/walk-text.ts';
import { FoldedOnPhone } from '../FoldedOnPhone.tsx';
import listing from '../Listing.module.css';
import styles from './Infrastructure.module.css';
import { PLACE_GROUPS } from './place-groups.ts';
import { LazyMapView, SurroundingsMap } from './SurroundingsMap.tsx';

/** The nearest of a kind; further ones open under them. */
const NEAREST = 4;

export const parts = [LazyMapView];

/** Places near the complex, by kind and on a map; only the map while nobody has told. */
export function Infrastructure({ page }: { page: ComplexPage }) {
  const { complex, infrastructure } = page;
  const [pointedId, setPointedId] = useState<string | null>(null);
  if (infrastructure.length === 0 && complex.address.point === null) return null;
  return (
    <section className={listing.section} id="infrastructure">
      <h2>Инфраструктура</h2>
      <p className={styles.lead}>
        {infrastructure.length > 0 ? leadOf(infrastructure) : 'Что есть рядом, пока неизвестно'}
      </p>
      <div className={infrastructure.length > 0 ? styles.columns : undefined}>
        {infrastructure.length > 0 && (
          <FoldedOnPhone summary={`Что рядом: ${countPlaces(infrastructure.length)}`}>
            <PlacesByKind places={infrastructure} onPoint={setPointedId} />
          </FoldedOnPhone>
        )}
        <SurroundingsMap page={page} pointedId={pointedId} />
      </div>
    </section>
  );
}

function leadOf(places: readonly ProximityPlace[]): string {
  const isEstimated = places.some(({ walk }) => walk.isEstimate);
  return isEstimated ? `Время пешком; знак${NBSP}≈ — оценка по${NBSP}прямой` : 'Время пешком';
}

function countPlaces(count: number): string {
  return `${count}${NBSP}${plural(count, 'место', 'места', 'мест')}`;
}

interface PlacesProps {
  places: readonly ProximityPlace[];
  /** The pointer came to one of them; null when it left. */
  onPoint: (id: string | null) => void;
}

function PlacesByKind({ places, onPoint }: PlacesProps) {
  const groups = PLACE_GROUPS.map((tag) => ({
    tag,
    own: places.filter((place) => place.tag === tag),
  })).filter(({ own }) => own.length > 0);
  return (
    <div className={styles.groups}>
      {groups.map(({ tag, own }) => (
        <div key={tag} className={styles.group}>
          <h3 className={styles.tag}>
            {tag} <span>{own.length}</span>
          </h3>
          <Places places={own.slice(0, NEAREST)} onPoint={onPoint} />
          {own.length > NEAREST && (
            <details>
              <summary className={styles.more}>Ещё {own.length - NEAREST}</summary>
              <Places places={own.slice(NEAREST)} onPoint={onPoint} />
            </details>
          )}
        </div>
      ))}
    </div>
  );
}

function Places({ places, onPoint }: PlacesProps) {
  return (
    <ul className={styles.places}>
      {places.map(({ objId, name, address, walk }) => (
        <li
          key={objId}
          title={address ?? undefined}
          onPointerEnter={() => onPoint(objId)}
          onPointerLeave={() => onPoint(null)}
        >
          <span>{name}</span>
          <span className={styles.way}>{walkText(walk)}</span>
        </li>
      ))}
    </ul>
  );
}
