import type { FeedShown } from '#contract/feed.ts';
import { DIALECT_TITLES, type Dialect } from '#domain/feed/dialect.ts';
import type { FeedState } from '#domain/feed/feed-state.ts';
import { FEED_STATE_TEXTS } from '#domain/feed/feed-state-texts.ts';
import { rejectionText } from '#domain/feed/rejection-text.ts';
import type { PointPrecision } from '#domain/geo/found-address.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { MINUS, NBSP } from '#domain/text/nbsp.ts';
import { plural } from '#domain/text/plural.ts';

/** The state of a feed with what its last run rejected: «Свежий, отклонено 13 из 25». */
export function stateText({ state, lastRun }: Pick<FeedShown, 'state' | 'lastRun'>): string {
  const { one } = FEED_STATE_TEXTS[state];
  const rejection = lastRun && RUN_IS_TOLD.has(state) ? rejectionText(lastRun) : null;
  return rejection === null ? one : `${one}, ${rejection}`;
}

/** States that follow from a run that was read; the others say something else. */
const RUN_IS_TOLD: ReadonlySet<FeedState> = new Set(['fresh', 'stale', 'held', 'failed']);

/** Formats in the few letters a row has room for. */
export const FORMAT_MARKS: Record<Dialect, string> = {
  yrl: 'YRL',
  cian: 'ЦИАН',
  domclick: 'ДомКлик',
  avito: 'Авито',
  profitbase: 'Profitbase',
};

/** The formats a feed may be held to. */
export const FORMAT_TEXTS = { auto: 'По содержимому', ...DIALECT_TITLES };

/** Minutes and seconds: '1:04'; hours join when there are any. */
export function durationText(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1_000);
  const pad = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`;
}

/** 'Каждый час', 'Каждые 3 часа', 'Раз в сутки', 'Вручную'. */
export function scheduleText(everyHours: number | null): string {
  if (everyHours === null) return 'Вручную';
  if (everyHours === 1) return 'Каждый час';
  if (everyHours === 24) return `Раз в${NBSP}сутки`;
  return `Каждые ${everyHours}${NBSP}${plural(everyHours, 'час', 'часа', 'часов')}`;
}

/** '+12', '−18', '0'. */
export function signed(count: number, sign: '+' | '-'): string {
  if (count === 0) return '0';
  return `${sign === '+' ? '+' : MINUS}${formatNumber(count)}`;
}

/** A move of a price given in tenths of a percent: '+3\u00a0%', '−39,5\u00a0%'. */
export function moveText(tenths: number): string {
  const sign = tenths > 0 ? '+' : tenths < 0 ? MINUS : '';
  return `${sign}${formatNumber(Math.abs(tenths) / 10, { decimals: 1 })}${NBSP}%`;
}

/** Why the feed stands as it does, in a few words; empty when all is well. */
export function whatHappened({
  state,
  heldFlats,
  lastRun,
  progress,
  haltedAt,
  source,
  sourceKind,
  doubtfulFlats,
  unplacedHouses,
  twinQuestions,
}: FeedShown): string {
  if (progress) return progressText(progress);
  if (state === 'new') return sourceKind === 'command' ? 'Загружается командой' : 'Ещё не запускался';
  if (haltedAt) return 'Приём остановлен';
  // The source stands beside it.
  if (state === 'failed') return lastRun?.message?.replace(`${source}: `, '') ?? 'Прогон не удался';
  if (heldFlats > 0) {
    return `${formatNumber(heldFlats)}${NBSP}кв. ${plural(heldFlats, 'ждёт', 'ждут', 'ждут')} решения`;
  }
  if (doubtfulFlats > 0) return `${formatNumber(doubtfulFlats)}${NBSP}кв. на${NBSP}проверке`;
  if (unplacedHouses > 0) {
    return `${formatNumber(unplacedHouses)}${NBSP}${plural(unplacedHouses, 'номер дома ждёт', 'номера домов ждут', 'номеров домов ждут')} привязки`;
  }
  if (twinQuestions > 0) {
    return `${formatNumber(twinQuestions)}${NBSP}${plural(twinQuestions, 'вопрос', 'вопроса', 'вопросов')}, один${NBSP}ли это дом`;
  }
  return '';
}

/** How far a run is: of about as many offers as the last one had. */
export function progressText({ runId, offers, expected }: NonNullable<FeedShown['progress']>): string {
  if (runId === null) return 'В очереди';
  const read = `Прочитано ${formatNumber(offers)}`;
  return expected === null || offers > expected ? read : `${read} из${NBSP}~${formatNumber(expected)}`;
}

const PRECISIONS: Record<PointPrecision, string> = {
  house: 'точно до\u00a0дома',
  street: 'до\u00a0улицы',
  settlement: 'до\u00a0населённого пункта',
  region: 'до\u00a0региона',
};

/** How near a found point is, and whose word it is. */
export function precisionText(precision: PointPrecision, isOwn: boolean): string {
  return `${PRECISIONS[precision]}${isOwn ? ', по\u00a0нашему справочнику' : ''}`;
}
