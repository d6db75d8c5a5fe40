import type { ConsoleWaiting } from '#contract/console.ts';
import { plural } from '#domain/text/plural.ts';

/** How many things wait for a person behind a link of the menu, and what they are in words. */
export interface Waiting {
  count: number;
  text: string;
}

type Counted = keyof ConsoleWaiting;

const PLACES: Record<Counted, { paths: readonly string[]; text: (count: number) => string }> = {
  heldFeeds: {
    paths: ['/admin/feed'],
    text: (count) => `${plural(count, 'фид ждёт', 'фида ждут', 'фидов ждут')} решения`,
  },
  failedFeeds: {
    paths: ['/admin/feed-dashboard'],
    text: (count) => plural(count, 'фид упал', 'фида упали', 'фидов упали'),
  },
  expiringKeys: {
    paths: ['/admin/api-keys'],
    text: (count) => plural(count, 'ключ истекает', 'ключа истекают', 'ключей истекают'),
  },
  newLeads: {
    paths: ['/admin/leads', '/admin/my-client'],
    text: (count) => plural(count, 'новая заявка', 'новые заявки', 'новых заявок'),
  },
  deadWork: {
    paths: ['/admin/amen'],
    text: (count) => plural(count, 'дело не вышло', 'дела не вышли', 'дел не вышли'),
  },
};

/** Tells what waits behind a page of the menu; undefined where nothing does. */
export function waitingAt(waiting: ConsoleWaiting, path: string): Waiting | undefined {
  const name = (Object.keys(PLACES) as Counted[]).find((one) => PLACES[one].paths.includes(path));
  const count = name && waiting[name];
  return count ? { count, text: PLACES[name].text(count) } : undefined;
}
