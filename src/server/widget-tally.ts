import type { Logger } from 'pino';
import type { Db } from '#db/client.ts';
import { addWidgetDays, type WidgetDayRow } from '#db/queries/widget/widget-days.ts';
import { OTHER_PAGES } from '#domain/widget/widget-figures.ts';
import type { WidgetCount, WidgetTally } from '#services/widget/widget-tally.ts';

/** A node that is killed loses what it counted in this time. */
const HELD_FOR_MS = 10_000;
/** Whoever invents pages fills no memory: further ones are one. */
const MOST_HELD = 2_000;
const MOST_PAGES = 100;

interface Options {
  db: Db;
  log: Pick<Logger, 'warn'>;
  heldForMs?: number;
}

/** Counts of this node, added to the tables in one go soon after the first of them; a failure holds them longer. */
export function createWidgetTally({ db, log, heldForMs = HELD_FOR_MS }: Options): WidgetTally {
  let held = new Map<string, WidgetDayRow>();
  let timer: NodeJS.Timeout | null = null;
  let writing = Promise.resolve();

  function hold({ page, ...count }: WidgetDayRow): void {
    const { clientCompanyId, keyId, day } = count;
    const keyOf = (one: string) => `${clientCompanyId} ${keyId} ${day} ${one}`;
    const kept = held.has(keyOf(page)) || held.size < MOST_HELD ? page : OTHER_PAGES;
    const row = held.get(keyOf(kept)) ?? { ...count, page: kept, shown: 0, counted: 0 };
    const { shown, counted } = count;
    held.set(keyOf(kept), { ...row, shown: row.shown + shown, counted: row.counted + counted });
    timer ??= setTimeout(() => void flush(), heldForMs).unref();
  }

  async function write(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    const rows = [...held.values()];
    held = new Map();
    if (rows.length === 0) return;
    try {
      await addWidgetDays(db, rows, { mostPages: MOST_PAGES });
    } catch (err) {
      log.warn({ err }, 'figures of widgets wait');
      for (const row of rows) hold(row);
    }
  }

  function flush(): Promise<void> {
    writing = writing.then(write);
    return writing;
  }

  return {
    add({ what, ...count }: WidgetCount) {
      hold({ ...count, shown: what === 'shown' ? 1 : 0, counted: what === 'counted' ? 1 : 0 });
    },
    flush,
  };
}
