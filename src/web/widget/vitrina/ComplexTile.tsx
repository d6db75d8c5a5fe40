import type { Ref } from 'react';
import type { VitrinaComplex } from '#contract/vitrina-page.ts';
import { COMFORT_CLASS_LABELS } from '#domain/listing/comfort-class.ts';
import { complexHandoverText } from '#domain/listing/complex-handover.ts';
import { complexName } from '#domain/listing/complex-name.ts';
import { formatMillions } from '#domain/money/format-millions.ts';
import { countFlats } from '#domain/text/count-phrase.ts';
import { nonBreaking } from '#domain/text/non-breaking.ts';
import { Button } from '#ui/Button/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ImageLoader } from '#ui/ImageLoader/ImageLoader.tsx';
import card from '../../parts/card/Card.module.css';
import cover from '../../parts/card/CoveringLink.module.css';
import { FacadePicture } from '../../parts/complex/FacadePicture.tsx';
import { handoverFact } from '../../parts/complex/handover.ts';
import { NearestMetro } from '../../parts/place/NearestMetro.tsx';
import styles from './ComplexTile.module.css';

interface ComplexTileProps {
  complex: VitrinaComplex;
  linkRef: Ref<HTMLAnchorElement> | undefined;
  /** There is no other. */
  isAlone: boolean;
  /** Somebody wants its flats. */
  onFlats: () => void;
}

/** A complex of a vitrina: it opens on this site, its flats are shown below. */
export function ComplexTile({ complex, linkRef, isAlone, onFlats }: ComplexTileProps) {
  const { id, place, developer, priceFrom, flatsCount, photo } = complex;
  const name = complexName(complex.name);
  const facts = [
    handoverFact(complexHandoverText(complex.handover)),
    complex.comfortClass && COMFORT_CLASS_LABELS[complex.comfortClass],
    developer,
  ];
  return (
    <article className={classNames(cover.ground, card.card, styles.tile)} data-alone={isAlone || undefined}>
      {photo === null ? (
        <FacadePicture complex={complex} houses={[complex]} size="card" alt="" />
      ) : (
        <ImageLoader src={photo} ratio="302 / 200" alt="" />
      )}
      <div className={card.body}>
        <h3 className={card.title}>
          <a
            ref={linkRef}
            href={`/complex/${id}`}
            target="_blank"
            rel="noopener"
            className={classNames(cover.link, card.link)}
          >
            {nonBreaking(name)}
          </a>
        </h3>
        <p className={card.line}>{place}</p>
        <p className={card.line}>{nonBreaking(facts.filter(Boolean).join(' · '))}</p>
        <p className={card.metro}>
          <NearestMetro metro={complex.metro} />
        </p>
        <div className={classNames(card.foot, styles.foot)}>
          <b className={styles.price}>
            {priceFrom === null ? 'Цена по\u00a0запросу' : `от\u00a0${formatMillions(priceFrom)}`}
          </b>
          <Button
            variant="secondary"
            size="s"
            className={styles.flats}
            aria-label={`Показать в\u00a0${name}: ${countFlats(flatsCount)}`}
            onClick={onFlats}
          >
            {countFlats(flatsCount)}
          </Button>
        </div>
      </div>
    </article>
  );
}
