import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { HouseSource, HouseSourcesShown } from '#domain/feed/house-sources.ts';
import { countFlats } from '#domain/text/count-phrase.ts';
import { Button } from '#ui/Button/Button.tsx';
import { OWN_ERRORS } from '../../data/api.ts';
import { useSiteContext } from '../../site-context.ts';
import { Box } from '../admin/Box.tsx';
import { Cell, type Column, DataTable } from '../admin/DataTable.tsx';
import { ListTrouble } from '../admin/ListTrouble.tsx';
import styles from './HouseSourcesBox.module.css';
import { JoinHousesModal, PartHouseModal } from './HouseSourcesModals.tsx';

const COLUMNS: readonly Column[] = [
  { title: 'Дом' },
  { title: 'На\u00a0витрине', width: 120 },
  { title: 'Из\u00a0каких фидов' },
  { title: 'Решение', isTitleHidden: true, width: 180 },
];

/** Houses of a complex with the feeds that name them: two of them are made one by hand, and one is parted. */
export function HouseSourcesBox({ complexId }: { complexId: number }) {
  const { api } = useSiteContext();
  const {
    data: houses = [],
    isError,
    refetch,
  } = useQuery(api.admin.feed.houseSources.queryOptions({ complexId }, { meta: OWN_ERRORS }));
  const [joined, setJoined] = useState<HouseSourcesShown | null>(null);
  const [parted, setParted] = useState<{ house: HouseSourcesShown; source: HouseSource } | null>(null);
  return (
    <Box
      id="sources"
      title="Дома и их фиды"
      note={'Решение остаётся при\u00a0всех следующих прогонах, вернуть его можно в\u00a0журнале правок'}
    >
      {isError && <ListTrouble asOf={undefined} onRetry={() => void refetch()} />}
      {houses.length > 0 ? (
        <DataTable label="Дома и их фиды" columns={COLUMNS} className={styles.table}>
          {houses.map((house) => (
            <Row
              key={house.id}
              house={house}
              mayJoin={houses.length > 1}
              onJoin={() => setJoined(house)}
              onPart={(source) => setParted({ house, source })}
            />
          ))}
        </DataTable>
      ) : (
        <p className={styles.none}>
          О{'\u00a0'}домах этого комплекса не{'\u00a0'}говорит ни{'\u00a0'}один фид.
        </p>
      )}
      <JoinHousesModal house={joined} houses={houses} onClose={() => setJoined(null)} />
      <PartHouseModal parted={parted} onClose={() => setParted(null)} />
    </Box>
  );
}

interface RowProps {
  house: HouseSourcesShown;
  /** There is another house to join it to. */
  mayJoin: boolean;
  onJoin: () => void;
  onPart: (source: HouseSource) => void;
}

function Row({ house: { name, address, flats, sources }, mayJoin, onJoin, onPart }: RowProps) {
  return (
    <tr>
      <Cell title="Дом">
        <span className={styles.house}>
          {name}
          {address !== '' && <span className={styles.quiet}>{address}</span>}
        </span>
      </Cell>
      <Cell title={'На\u00a0витрине'}>{countFlats(flats)}</Cell>
      <Cell title={'Из\u00a0каких фидов'} className={styles.sources}>
        <ul className={styles.list}>
          {sources.map((source) => (
            <li key={source.feedId} className={styles.source}>
              <span className={styles.house}>
                <Link to="/admin/feed/$id" params={{ id: source.feedId }} search={{}}>
                  {source.feed}
                </Link>
                <span className={styles.quiet}>
                  {source.client}, {countFlats(source.flats)}
                </span>
              </span>
              {sources.length > 1 && (
                <Button
                  variant="ghost"
                  size="s"
                  subject={`${name}, ${source.feed}`}
                  onClick={() => onPart(source)}
                >
                  Отделить…
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Cell>
      <Cell className={styles.verdict}>
        {mayJoin && (
          <Button variant="secondary" size="s" subject={name} onClick={onJoin}>
            Это один дом с…
          </Button>
        )}
      </Cell>
    </tr>
  );
}
