import { moscowClock, moscowDate } from '../time/moscow.ts';
import { LEAD_KINDS, type LeadKind } from './lead-work.ts';

/** The ways a person hears of leads. */
export const NOTICE_CHANNELS = { telegram: 'Telegram', email: 'почта' } as const;

export type NoticeChannel = keyof typeof NOTICE_CHANNELS;

/** How soon a person hears. */
export const NOTICE_PACES = { AT_ONCE: 'Сразу', DAILY: 'Раз в\u00a0день, утром' } as const;

export type NoticePace = keyof typeof NOTICE_PACES;

/** A person's choice of what to hear of leads, and when. */
export interface NoticeChoice {
  /** Writes to the chat of the bot, if one is linked. */
  telegram: boolean;
  /** An address for letters; null for none. */
  email: string | null;
  kinds: readonly LeadKind[];
  /** Leads of these complexes alone; none restricts nothing. */
  complexIds: readonly number[];
  /** Hours of Moscow between which nothing is sent, over midnight too; both null for none. */
  quietFrom: number | null;
  quietTo: number | null;
  pace: NoticePace;
}

/** The choice of a person who never made one: all of it, at once, in Telegram. */
export const DEFAULT_NOTICE_CHOICE: NoticeChoice = {
  telegram: true,
  email: null,
  kinds: Object.keys(LEAD_KINDS) as LeadKind[],
  complexIds: [],
  quietFrom: null,
  quietTo: null,
  pace: 'AT_ONCE',
};

/** Whether a person chose to hear of leads like this one; `complexId` is null for a lead about no complex. */
export function wantsNotice(
  { kinds, complexIds }: NoticeChoice,
  { kind, complexId }: { kind: LeadKind; complexId: number | null },
): boolean {
  const isAboutTheirs = complexIds.length === 0 || (complexId !== null && complexIds.includes(complexId));
  return kinds.includes(kind) && isAboutTheirs;
}

/** The hour of Moscow at which those hear who want to once a day. */
export const DAILY_HOUR = 9;

/** The earliest moment from `now` on at which a person wants to hear; quiet hours hold for daily words too. */
export function noticeDueAt(choice: Pick<NoticeChoice, 'quietFrom' | 'quietTo' | 'pace'>, now: Date): Date {
  const due = choice.pace === 'DAILY' ? nextHour(DAILY_HOUR, now) : now;
  const { quietFrom, quietTo } = choice;
  if (quietFrom === null || quietTo === null) return due;
  const { hour } = moscowClock(due);
  const isQuiet =
    quietFrom < quietTo ? quietFrom <= hour && hour < quietTo : quietFrom <= hour || hour < quietTo;
  return isQuiet ? nextHour(quietTo, due) : due;
}

const DAY_MS = 24 * 3_600_000;

/** The next moment after `now` at which an hour begins in Moscow, which is three hours ahead all the year. */
function nextHour(hour: number, now: Date): Date {
  const today = new Date(`${moscowDate(now)}T${String(hour).padStart(2, '0')}:00:00+03:00`);
  return today > now ? today : new Date(today.getTime() + DAY_MS);
}
