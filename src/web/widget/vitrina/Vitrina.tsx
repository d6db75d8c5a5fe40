import '../widget.css';
import { useRef, useState } from 'react';
import type { VitrinaPage } from '#contract/vitrina-page.ts';
import { encodeFilters } from '#domain/catalog/filters/filter-spellings.ts';
import { countFlats } from '#domain/text/count-phrase.ts';
import type { VitrinaChoice } from '#domain/widget/vitrina-choice.ts';
import { Button } from '#ui/Button/Button.tsx';
import { useCooldown } from '#ui/Form/use-cooldown.ts';
import { useAnimationsReady } from '#ui/theme/use-animations-ready.ts';
import { useHost } from '../use-host.ts';
import { WidgetShell } from '../WidgetShell.tsx';
import { WidgetTitle } from '../WidgetTitle.tsx';
import { ComplexTile } from './ComplexTile.tsx';
import { FlatFilters } from './FlatFilters.tsx';
import { FlatTile } from './FlatTile.tsx';
import { TileList } from './TileList.tsx';
import { useListParts } from './use-list-parts.ts';
import styles from './Vitrina.module.css';
import { writeChoice } from './write-choice.ts';

/** The flats of a partner, and the complexes they are in, as a page of its own or in a frame. */
export function Vitrina({ page }: { page: VitrinaPage }) {
  const { options, names, rooms } = page;
  const [choice, setChoice] = useState(page.choice);
  const complexes = useListParts('complexes', page.complexes);
  const flats = useListParts('flats', page.flats);
  const flatsHeading = useRef<HTMLHeadingElement>(null);
  useAnimationsReady();
  useHost({ widget: 'vitrina', page });

  const isNarrowed = encodeFilters(choice.filters) !== undefined;

  const remember = useCooldown((next: VitrinaChoice) => {
    const search = writeChoice(window.location.search, next);
    window.history.replaceState(null, '', window.location.pathname + search);
    flats.begin();
  });

  function change(next: VitrinaChoice) {
    setChoice(next);
    remember(next);
  }

  function showFlatsOf(complexId: number) {
    change({ ...choice, filters: { ...choice.filters, complexId } });
    flatsHeading.current?.scrollIntoView({ block: 'start' });
    flatsHeading.current?.focus({ preventScroll: true });
  }

  function showAllFlats() {
    change({ ...choice, filters: {} });
    // The button that was pressed is no more.
    flatsHeading.current?.focus({ preventScroll: true });
  }

  return (
    <WidgetShell page={page}>
      <WidgetTitle service="VITRINA" options={options} />
      {complexes.total === 0 ? (
        <div className={styles.empty}>
          <h2>Сейчас в{'\u00a0'}продаже ничего нет</h2>
          <p>Квартиры появятся здесь, как только застройщик откроет продажи.</p>
        </div>
      ) : (
        <>
          <section aria-labelledby="complexes" className={styles.complexes}>
            <h2 id="complexes" className={styles.heading}>
              Жилые комплексы <span className={styles.count}>{complexes.total}</span>
            </h2>
            <TileList list={complexes} what="жилые комплексы">
              {(complex, linkRef) => (
                <ComplexTile
                  complex={complex}
                  linkRef={linkRef}
                  isAlone={complexes.total === 1}
                  onFlats={() => showFlatsOf(complex.id)}
                />
              )}
            </TileList>
          </section>
          <section aria-labelledby="flats">
            <div className={styles.head}>
              <h2 id="flats" ref={flatsHeading} tabIndex={-1} className={styles.heading}>
                Квартиры
              </h2>
              <p role="status" className={styles.count}>
                {countFlats(flats.total)}
              </p>
              {isNarrowed && (
                <Button variant="ghost" size="s" className={styles.reset} onClick={showAllFlats}>
                  Сбросить условия
                </Button>
              )}
            </div>
            <FlatFilters names={names} rooms={rooms} choice={choice} onChange={change} />
            {flats.total === 0 && flats.state === 'shown' ? (
              <div className={styles.empty}>
                <h3>Под эти условия ничего нет</h3>
                <p>Попробуйте другую цену, комнаты или комплекс.</p>
              </div>
            ) : (
              <TileList list={flats} what="квартиры">
                {(flat, linkRef) => <FlatTile flat={flat} linkRef={linkRef} />}
              </TileList>
            )}
          </section>
        </>
      )}
      <footer className={styles.note}>
        Цены и{'\u00a0'}наличие уточняйте у{'\u00a0'}застройщика. Не{'\u00a0'}является публичной офертой.
      </footer>
    </WidgetShell>
  );
}
