import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { FeedPlaceShown } from '#contract/feed.ts';
import { PORTAL_TITLES } from '#domain/feed/portal-place.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { plural } from '#domain/text/plural.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Box } from '../admin/Box.tsx';
import { Cell, type Column, DataTable } from '../admin/DataTable.tsx';
import { TellPlaceModal } from './TellPlaceModal.tsx';
import styles from './TwinsPanel.module.css';

const COLUMNS: readonly Column[] = [
  { title: 'Номер', width: 220 },
  { title: 'Что в\u00a0файле' },
  { title: 'Дом каталога', width: 280 },
  { title: 'Решение', width: 180 },
];

interface FeedPlacesPanelProps {
  feedId: number;
  places: readonly FeedPlaceShown[];
}

/** Houses that a feed names by numbers of a portal, and the houses of ours that a person told them to be. */
export function FeedPlacesPanel({ feedId, places }: FeedPlacesPanelProps) {
  const [told, setTold] = useState<FeedPlaceShown | null>(null);
  const waiting = places.filter(({ isWaiting }) => isWaiting).length;
  return (
    <Box
      id="places"
      isWaiting={waiting > 0}
      title={
        waiting > 0
          ? `Какие это дома? ${plural(waiting, 'Ждёт', 'Ждут', 'Ждут')} ${formatNumber(waiting)}\u00a0${plural(waiting, 'номер', 'номера', 'номеров')}`
          : 'Номера домов этого фида'
      }
      note={'Пока номер не\u00a0привязан, его квартиры не\u00a0показываются'}
    >
      <DataTable label={'Номера домов и\u00a0дома каталога'} columns={COLUMNS} className={styles.table}>
        {places.map((place) => (
          <tr key={place.externalId}>
            <Cell title="Номер">
              <span className={styles.place}>
                <span>
                  {PORTAL_TITLES[place.portal]} {place.portalId}
                </span>
                <span className={styles.clients}>
                  {formatNumber(place.offers)}
                  {'\u00a0'}
                  {plural(place.offers, 'объявление', 'объявления', 'объявлений')}
                </span>
              </span>
            </Cell>
            <Cell title={'Что в\u00a0файле'} className={styles.why}>
              <FileWords place={place} />
            </Cell>
            <Cell title="Дом каталога">
              {place.house ? (
                <span className={styles.place}>
                  <Link to="/complex/$id" params={{ id: place.house.complex.id }} search={{}}>
                    {place.house.complex.name}
                  </Link>
                  <span className={styles.clients}>{place.house.name}</span>
                </span>
              ) : (
                <span className={styles.place}>
                  {place.isWaiting ? 'ждёт решения' : 'появится после прогона'}
                </span>
              )}
            </Cell>
            <Cell className={styles.verdict}>
              <Button
                variant={place.isWaiting ? 'primary' : 'secondary'}
                size="s"
                aria-label={`${place.isWaiting ? 'Указать' : 'Изменить'} дом: ${PORTAL_TITLES[place.portal]} ${place.portalId}`}
                onClick={() => setTold(place)}
              >
                {place.isWaiting ? 'Указать дом…' : 'Изменить…'}
              </Button>
            </Cell>
          </tr>
        ))}
      </DataTable>
      <TellPlaceModal feedId={feedId} place={told} onClose={() => setTold(null)} />
    </Box>
  );
}

const MOST_LETTERS = 140;

function FileWords({ place: { complexName, houseName, floors, hint } }: { place: FeedPlaceShown }) {
  const names = [complexName, houseName].filter((name) => name !== null).join(', ');
  const height = floors === null ? null : `${floors}\u00a0${plural(floors, 'этаж', 'этажа', 'этажей')}`;
  const text =
    hint !== null && hint.length > MOST_LETTERS ? `${hint.slice(0, MOST_LETTERS).trimEnd()}…` : hint;
  return (
    <span className={styles.place}>
      <span>{[names, height].filter(Boolean).join('; ') || 'Ни названия, ни адреса'}</span>
      {text && <span className={styles.clients}>{text}</span>}
    </span>
  );
}
