import { useQuery } from '@tanstack/react-query';
import { type NavigateOptions, useRouter } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { Combobox } from '#ui/Combobox/Combobox.tsx';
import { filterGroups, type Suggest } from '#ui/Combobox/combobox-options.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Modal } from '#ui/Modal/Modal.tsx';
import { selfQuery } from '../../data/self-query.ts';
import { useSiteContext } from '../../site-context.ts';
import styles from './ConsoleSearch.module.css';
import { foundPlaces, ownPlaces, placeOptions } from './found-places.ts';
import type { Place } from './record-places.ts';

/** Finds pages, actions and records of the console by their names and goes there. */
export function ConsoleSearch({ open, onClose }: { open: boolean; onClose: () => void }) {
  const context = useSiteContext();
  const router = useRouter();
  const chosen = useRef<NavigateOptions | null>(null);
  const places = useRef<readonly Place[]>([]);
  const { data: person } = useQuery(selfQuery(context));

  const suggest = useMemo<Suggest>(() => {
    const reader = { permissions: person?.permissions ?? {}, clientId: person?.clientId ?? null };
    return async (query, signal) => {
      const text = query.trim();
      const found =
        text === ''
          ? {}
          : await context.queryClient.fetchQuery(context.api.admin.console.search.queryOptions({ text }));
      signal.throwIfAborted();
      const own = placeOptions([...ownPlaces(reader), ...foundPlaces(found, reader)]);
      places.current = own.places;
      // Pages and actions are found here, records by the server.
      const ours = own.groups.filter(({ label }) => OWN.has(label));
      return [...filterGroups(ours, text), ...own.groups.filter(({ label }) => !OWN.has(label))];
    };
  }, [context, person]);

  function choose(value: string) {
    const place = places.current[Number(value)];
    if (!place) return;
    chosen.current = { search: {}, ...place } as NavigateOptions;
    void router.preloadRoute(chosen.current);
    onClose();
  }

  /** The search has given the focus back by now: a window that opens there keeps its own. */
  async function go() {
    const place = chosen.current;
    chosen.current = null;
    if (!place) return;
    await router.navigate(place);
    // Its holder may have gone with its page: Tab then goes on from the new one, not through the menu anew.
    if (document.activeElement === document.body) document.getElementById('content')?.focus();
  }

  return (
    <Modal
      open={open}
      onClose={onClose}
      onClosed={() => void go()}
      title="Поиск по админке"
      fullScreenOnPhone
      size="m"
    >
      <div className={styles.search}>
        <Combobox
          label="Что найти"
          labelHidden
          placeholder="Комплекс, фид, предложение, человек, компания, ключ, заявка"
          before={<Icon name="search" size={16} />}
          hasToggle={false}
          opensOnFocus
          autoFocus
          source={suggest}
          value={null}
          onChange={(option) => option && choose(option.value)}
        />
      </div>
    </Modal>
  );
}

const OWN: ReadonlySet<string | undefined> = new Set(['Страницы', 'Действия']);
