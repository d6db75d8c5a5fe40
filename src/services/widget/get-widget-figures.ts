import type { WidgetFiguresInput, WidgetFiguresShown } from '#contract/widget-figures.ts';
import { listLeadDays, listWidgetDays } from '#db/queries/widget/widget-days.ts';
import { csvTable } from '#domain/text/csv-table.ts';
import { moscowDate, startOfMoscowDay } from '#domain/time/moscow.ts';
import {
  addFigures,
  figuresBy,
  NO_FIGURES,
  NO_PAGE,
  OTHER_PAGES,
  type WidgetDay,
} from '#domain/widget/widget-figures.ts';
import { clientReach } from '../access/client-reach.ts';
import type { ServiceContext } from '../context.ts';
import { findCompanyName, reachedBy } from '../lead/list-lead-desk.ts';
import { countedPage } from './counted-page.ts';

const DAY_MS = 86_400_000;
/** Pages with fewer views are one row, «прочие». */
const MOST_PAGES = 50;

/**
 * Tells how often widgets of a client were shown and used, and what they brought, by day and by page; a client's own
 * person is told of theirs.
 * Errors: as `clientReach`; NOT_FOUND for another's client.
 */
export async function getWidgetFigures(
  ctx: ServiceContext,
  asked: WidgetFiguresInput,
): Promise<WidgetFiguresShown> {
  const client = await requireClientName(ctx, asked.clientId);
  const days = await loadWidgetDays(ctx, asked);
  const byDay = figuresBy(days, ({ day }) => day);
  const byPage = [...figuresBy(days, ({ page }) => page)].sort(
    ([one, { shown, asked }], [other, than]) =>
      Number(isPage(other)) - Number(isPage(one)) ||
      than.shown - shown ||
      than.asked - asked ||
      (one < other ? -1 : 1),
  );
  const shownPages = new Set(byPage.slice(0, MOST_PAGES).map(([page]) => page));
  const pages = figuresBy(
    byPage.map(([page, figures]) => ({ day: '', page, ...figures })),
    ({ page }) => (shownPages.has(page) || page === NO_PAGE ? page : OTHER_PAGES),
  );
  return {
    asOf: ctx.now,
    client,
    total: days.reduce(addFigures, NO_FIGURES),
    days: [...byDay].map(([day, figures]) => ({ day, ...figures })).sort(newestFirst),
    pages: [...pages].map(([page, figures]) => ({ page, ...figures })),
  };
}

const HEAD = ['День', 'Страница', 'Показы', 'Расчёты', 'Заявки', 'Договорились'];

/** The same figures by day and page as a table for a spreadsheet. Errors: as `getWidgetFigures`. */
export async function exportWidgetFigures(
  ctx: ServiceContext,
  asked: WidgetFiguresInput,
): Promise<{ fileName: string; csv: string }> {
  await requireClientName(ctx, asked.clientId);
  const days = (await loadWidgetDays(ctx, asked)).sort(newestFirst);
  const lines = days.map(({ day, page, ...figures }) => [
    day,
    page === OTHER_PAGES ? 'прочие' : page,
    ...[figures.shown, figures.counted, figures.asked, figures.agreed].map(String),
  ]);
  return { fileName: `figures-${moscowDate(ctx.now)}.csv`, csv: csvTable([HEAD, ...lines]) };
}

async function requireClientName(ctx: ServiceContext, clientId: number): Promise<string> {
  reachedBy(clientReach(ctx, 'leads', 'r'), { text: '', clientId });
  return findCompanyName(ctx, clientId);
}

/** Figures of the period, one entry a day and page. */
async function loadWidgetDays(
  { db, now, settings }: ServiceContext,
  { clientId, days }: WidgetFiguresInput,
): Promise<WidgetDay[]> {
  const from = moscowDate(new Date(now.getTime() - (days - 1) * DAY_MS));
  const [widgets, leads] = await Promise.all([
    listWidgetDays(db, clientId, from),
    listLeadDays(db, clientId, startOfMoscowDay(from)),
  ]);
  const all: WidgetDay[] = [
    ...widgets.map((row) => ({ ...NO_FIGURES, ...row })),
    ...leads.map(({ pageUrl, ...row }) => {
      return { ...NO_FIGURES, ...row, page: countedPage(pageUrl, settings.publicUrl) };
    }),
  ];
  const sums = figuresBy(all, ({ day, page }) => `${day} ${page}`);
  return [...sums].map(([name, figures]) => ({ day: name.slice(0, 10), page: name.slice(11), ...figures }));
}

function newestFirst(one: { day: string }, other: { day: string }): number {
  return one.day < other.day ? 1 : one.day > other.day ? -1 : 0;
}

function isPage(page: string): boolean {
  return page !== NO_PAGE && page !== OTHER_PAGES;
}
