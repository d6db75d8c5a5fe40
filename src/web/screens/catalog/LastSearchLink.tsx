import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { GLOBAL_PARAMETERS, parseGlobalQuery } from '#domain/catalog/global-query.ts';
import { readArea } from '#domain/geo/area-text.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { plural } from '#domain/text/plural.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { OWN_ERRORS } from '../../data/api.ts';
import { catalogSearch } from '../../query/catalog-search.ts';
import { parseSearch } from '../../query/site-search.ts';
import { useSiteContext } from '../../site-context.ts';
import styles from './LastSearchLink.module.css';
import type { LastSearch } from './last-search.ts';

/** «Продолжить поиск»: the search in words and how much of it is new since it was looked at. */
export function LastSearchLink({ last }: { last: LastSearch }) {
  const { api, settings } = useSiteContext();
  const address = useMemo(() => addressOf(last.path), [last.path]);
  const { request } = catalogSearch(address, settings);
  const { data: fresh = 0 } = useQuery(
    api.catalog.newFlats.queryOptions({ ...request, since: new Date(last.at) }, { meta: OWN_ERRORS }),
  );
  return (
    <Link to="/search" search={{ ...FORGOTTEN, ...address }} className={styles.link}>
      <Icon name="search" />
      <span className={styles.words}>Продолжить поиск:</span>{' '}
      <span className={styles.title}>{last.title}</span>{' '}
      {fresh > 0 && <b className={styles.fresh}>{newSinceText(fresh)}</b>}
    </Link>
  );
}

/** Nothing of what the page around the link asks for goes with it. */
const FORGOTTEN = Object.fromEntries(GLOBAL_PARAMETERS.map((name) => [name, undefined]));

function addressOf(path: string) {
  const raw = parseSearch(path.slice(path.indexOf('?') + 1));
  const area = typeof raw.area === 'string' && readArea(raw.area) !== undefined ? raw.area : undefined;
  return { ...parseGlobalQuery(raw), area };
}

/** '12 новых с прошлого раза' */
function newSinceText(count: number): string {
  return `${formatNumber(count)}${NBSP}${plural(count, 'новая', 'новые', 'новых')} с${NBSP}прошлого раза`;
}
