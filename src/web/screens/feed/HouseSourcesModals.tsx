import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { HouseJoinEffect, HouseSource, HouseSourcesShown } from '#domain/feed/house-sources.ts';
import { countFlats } from '#domain/text/count-phrase.ts';
import { Dropdown } from '#ui/Dropdown/Dropdown.tsx';
import { OWN_ERRORS } from '../../data/api.ts';
import { readFailure } from '../../data/read-failure.ts';
import { failureText } from '../../data/refusal-text.ts';
import { useSiteContext } from '../../site-context.ts';
import { RemoveModal } from '../admin/RemoveModal.tsx';
import { useLastShown } from '../admin/use-last-shown.ts';
import { refreshFeeds } from './feed-queries.ts';
import styles from './HouseSourcesBox.module.css';

interface JoinHousesModalProps {
  house: HouseSourcesShown | null;
  houses: readonly HouseSourcesShown[];
  onClose: () => void;
}

/** A person says which other house this one is, and sees first what that will change. */
export function JoinHousesModal({ house, houses, onClose }: JoinHousesModalProps) {
  const shown = useLastShown(house);
  if (shown === null) return null;
  return (
    <JoinHouses key={shown.id} isOpen={house !== null} house={shown} houses={houses} onClose={onClose} />
  );
}

function JoinHouses({
  isOpen,
  house,
  houses,
  onClose,
}: {
  isOpen: boolean;
  house: HouseSourcesShown;
  houses: readonly HouseSourcesShown[];
  onClose: () => void;
}) {
  const { api, queryClient } = useSiteContext();
  const [otherId, setOtherId] = useState<number | null>(null);
  const statusId = useId();
  const pair = { houseId: house.id, otherId: otherId ?? house.id };
  const { data, isFetching, error } = useQuery(
    api.admin.feed.joinEffect.queryOptions(pair, {
      // Flats of a minute ago may be others by now.
      enabled: isOpen && otherId !== null,
      staleTime: 0,
      gcTime: 0,
      retry: false,
      meta: OWN_ERRORS,
    }),
  );
  const effect = otherId === null || isFetching || error ? undefined : data;
  const others = houses.filter(({ id }) => id !== house.id);
  return (
    <RemoveModal
      title={`«${house.name}» и другой дом — один дом?`}
      open={isOpen}
      onClose={onClose}
      mutation={api.admin.feed.joinHouses.mutationOptions()}
      input={{
        ...pair,
        seen: effect && { staying: effect.staying, going: effect.going, shared: effect.shared },
      }}
      removeText="Объединить"
      closedBy={effect === undefined ? statusId : undefined}
      notice={() => ({ title: 'Объединено: это один дом' })}
      onRemoved={() => refreshFeeds({ api, queryClient })}
    >
      <Dropdown
        label="С каким домом"
        options={others.map(({ id, name, address }) => ({
          value: String(id),
          label: address === '' ? name : `${name}, ${address}`,
        }))}
        value={otherId === null ? null : String(otherId)}
        onChange={(chosen) => setOtherId(Number(chosen))}
        placeholder="Выберите дом"
      />
      <div id={statusId} role="status" className={styles.effect}>
        {otherId === null && 'Выберите дом, и\u00a0мы покажем, что изменится.'}
        {otherId !== null && isFetching && 'Смотрим, что изменится…'}
        {otherId !== null && !isFetching && error && failureText(readFailure(error))}
        {effect && <Effect effect={effect} />}
      </div>
    </RemoveModal>
  );
}

function Effect({ effect: { stays, goes, staying, going, shared, feed } }: { effect: HouseJoinEffect }) {
  return (
    <ul className={styles.words}>
      <li>
        Останется «{stays.name}»: он известен раньше. Дом «{goes.name}» станет его частью.
      </li>
      <li>
        Сейчас на{'\u00a0'}витрине {countFlats(staying)} и{'\u00a0'}
        {countFlats(going)}, общих{'\u00a0'}— {shared}: каждая будет показана один раз. Станет{' '}
        {countFlats(staying + going - shared)}.
      </li>
      <li>
        Сведения о{'\u00a0'}доме и{'\u00a0'}об{'\u00a0'}общих квартирах — из{'\u00a0'}фида «{feed}».
      </li>
      <li>Адреса страниц останутся: страницы общих квартир второго дома поведут к{'\u00a0'}первому.</li>
    </ul>
  );
}

interface PartHouseModalProps {
  parted: { house: HouseSourcesShown; source: HouseSource } | null;
  onClose: () => void;
}

/** A person says that a feed means another house, and sees first what that will change. */
export function PartHouseModal({ parted, onClose }: PartHouseModalProps) {
  const { api, queryClient } = useSiteContext();
  const shown = useLastShown(parted);
  if (shown === null) return null;
  const { house, source } = shown;
  return (
    <RemoveModal
      title={`Отделить фид «${source.feed}» от дома «${house.name}»?`}
      open={parted !== null}
      onClose={onClose}
      mutation={api.admin.feed.partHouse.mutationOptions()}
      input={{ houseId: house.id, feedId: source.feedId }}
      removeText="Отделить"
      notice={() => ({ title: 'Отделено: это разные дома' })}
      onRemoved={() => refreshFeeds({ api, queryClient })}
    >
      <ul className={styles.words}>
        <li>
          {countFlats(source.flats)} этого фида будут в{'\u00a0'}отдельном доме: в{'\u00a0'}том, каким он был
          до{'\u00a0'}объединения, а{'\u00a0'}если его не{'\u00a0'}было{'\u00a0'}— в{'\u00a0'}новом, под тем
          же именем.
        </li>
        <li>
          Квартиры, о{'\u00a0'}которых говорят и{'\u00a0'}другие фиды, будут показаны в{'\u00a0'}обоих домах.
        </li>
      </ul>
    </RemoveModal>
  );
}
