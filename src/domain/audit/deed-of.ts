import { countFlatsTaken } from '../text/count-phrase.ts';
import { NBSP } from '../text/nbsp.ts';
import type { Audited } from './audited.ts';
import type { Fields } from './changed-fields.ts';

/** The words for what somebody did, where more is to be said than that a field was changed. */
export interface Deed {
  /** A verb in the past of a man, which becomes a woman's by the ending that follows it. */
  did: string;
  ending?: string;
  /** The kind of the thing after the verb: 'пользователя'. */
  what: string;
  /** After the name of the thing. */
  ends?: string;
}

interface Change {
  before: Fields;
  after: Fields;
}

/** The deed of an edit that changed just these fields; undefined where it is a change of fields and nothing more. */
export function deedOf(entity: Audited, change: Change): Deed | undefined {
  const { after } = change;
  const fields = Object.keys(after);
  const [only] = fields;
  if (only === undefined) return undefined;
  if (entity === 'house' && fields.includes('proposal')) return pointDeed(after);
  if (entity === 'feed' && fields.includes('heldFlats')) return holdDeed(change);
  if (fields.length > 1) return undefined;
  if ((entity === 'house' || entity === 'complex') && /^\d+$/.test(only))
    return twinDeed(entity, only, change);
  if (entity === 'feed' && /^Дом .+ (?:на|в) /.test(only)) {
    const house = `дом${NBSP}№${NBSP}${String(after[only])}`;
    return {
      did: 'указал',
      what: 'дом в\u00a0фиде',
      ends: `: ${only.charAt(0).toLowerCase()}${only.slice(1)}${NBSP}— это ${house}`,
    };
  }
  return DEEDS[`${entity}.${only}`]?.(after[only]);
}

const DEEDS: Readonly<Record<string, (value: unknown) => Deed>> = {
  'user.isBlocked': (value) => ({ did: value ? 'заблокировал' : 'разблокировал', what: 'пользователя' }),
  'apiKey.revokedAt': () => ({ did: 'отозвал', what: 'ключ' }),
  'feed.enabled': (value) => ({ did: value ? 'включил' : 'выключил', what: 'фид' }),
  'feed.isRemoved': (value) => ({ did: value ? 'удалил' : 'восстановил', what: 'фид' }),
  'feed.isHalted': (value) => ({ did: value ? 'остановил' : 'возобновил', what: 'приём фида' }),
  'feed.shownRun': (value) => ({
    did: 'вернул',
    what: 'фид',
    ends: ` к${NBSP}прогону №${NBSP}${String(value)}`,
  }),
  'feed.released': (value) => ({
    did: 'опубликовал',
    what: `${flatsOf(value)} с${NBSP}проверки в${NBSP}фиде`,
  }),
  'feed.discarded': (value) => ({
    did: 'оставил',
    what: `неопубликованными ${flatsOf(value)} фида`,
  }),
  'lead.leads': (value) => ({
    did: 'стёр',
    ending: 'ла',
    what: 'контакты человека из\u00a0заявки',
    ends: Array.isArray(value) && value.length > 1 ? ` и${NBSP}ещё из${NBSP}${value.length - 1}` : '',
  }),
  'application.names': () => ({ did: 'исправил', what: 'имя в\u00a0заявке на\u00a0ипотеку' }),
  'application.assigneeId': (value) => ({
    did: value === null ? 'снял' : 'назначил',
    what: 'ответственного за\u00a0заявку на\u00a0ипотеку',
  }),
  'application.isWithdrawn': () => ({ did: 'отозвал', what: 'заявку на\u00a0ипотеку' }),
  'application.hasConsent': () => ({ did: 'отозвал', what: 'согласие к\u00a0заявке на\u00a0ипотеку' }),
};

function flatsOf(value: unknown): string {
  return countFlatsTaken(Array.isArray(value) ? value.length : 1);
}

/** Flats that left a feed: those that a person took off sale, those they kept, and those that still wait. */
function holdDeed({ before, after }: Change): Deed {
  const settled = Number(before.heldFlats) - Number(after.heldFlats);
  const withdrawn = Number(after.withdrawn ?? 0) - Number(before.withdrawn ?? 0);
  return withdrawn > 0
    ? { did: 'снял', what: `с${NBSP}витрины ${countFlatsTaken(withdrawn)}, которых больше нет в${NBSP}фиде` }
    : {
        did: 'оставил',
        what: `на${NBSP}витрине ${countFlatsTaken(settled)}, которых больше нет в${NBSP}фиде`,
      };
}

function pointDeed({ point }: Fields): Deed {
  return point === null || point === undefined
    ? { did: 'отклонил', what: 'найденную точку дома' }
    : { did: 'указал', what: 'на\u00a0карте дом', ends: `: ${String(point)}` };
}

const TWINS = {
  house: { one: 'дом', of: 'дома' },
  complex: { one: 'ЖК', of: 'ЖК' },
} as const;

/** Two places that are one, were parted, or never were one. */
function twinDeed(kind: keyof typeof TWINS, otherId: string, { before, after }: Change): Deed {
  const { one, of } = TWINS[kind];
  const other = `${one}${NBSP}№${NBSP}${otherId}`;
  if (after[otherId] === 'joined') return { did: 'объединил', what: `${other} и${NBSP}${one}` };
  if (before[otherId] === 'asked') return { did: 'признал', what: `разными ${other} и${NBSP}${one}` };
  return { did: 'отделил', what: `${other} от${NBSP}${of}` };
}
