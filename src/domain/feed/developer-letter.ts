import { formatNumber } from '../money/format-number.ts';
import { countListings, countPhrase } from '../text/count-phrase.ts';
import { formatDate } from '../time/format-date.ts';
import { formatTime } from '../time/format-time.ts';
import type { FeedFacts, FeedRunFacts } from './feed-facts.ts';
import type { RuleBroken } from './group-issues.ts';
import { ASKS_FOR_DECISION } from './place-doubt-texts.ts';

/** A rule of a run's report; a row may be about no object. */
interface LetterRule extends Pick<RuleBroken, 'severity' | 'expected' | 'count'> {
  field: string | null;
  rows: readonly { line: number | null; object: string | null; value: string | null }[];
}

export interface LetterFacts {
  feed: Pick<FeedFacts, 'name' | 'sourceKind' | 'everyHours'>;
  run: FeedRunFacts;
  rules: readonly LetterRule[];
}

/** Enough to see what is wrong, few enough to be read. */
const EXAMPLES = 5;
const MOST_RULES = 30;

/** Phones are people's: their values stay out of a letter that may be forwarded. */
const IS_OF_PHONE = /phone|телефон/i;

/**
 * Writes to a developer what is wrong with their feed: each rule that rows broke, how many did, the first of them, and
 * what was expected. Questions that only our people can answer are left out.
 */
export function developerLetter({ feed, run, rules }: LetterFacts): { subject: string; text: string } {
  const theirs = rules.filter(({ expected }) => !expected.startsWith(ASKS_FOR_DECISION));
  const mustMend = theirs.filter(({ severity }) => severity !== 'warning');
  const remarks = theirs.filter(({ severity }) => severity === 'warning');
  const told = [...mustMend, ...remarks].slice(0, MOST_RULES);
  const part = (title: string, of: readonly LetterRule[]) =>
    of.length === 0 ? [] : [title, ...of.map((rule) => ruleText(rule, told.indexOf(rule) + 1))];
  const hidden = theirs.length - told.length;
  const paragraphs = [
    'Здравствуйте!',
    opening(feed.name, run),
    ...part(
      'Просим исправить:',
      mustMend.filter((rule) => told.includes(rule)),
    ),
    ...part(
      'Эти объявления приняты, но часть сведений мы поняли сами. Проверьте, верно ли:',
      remarks.filter((rule) => told.includes(rule)),
    ),
    ...(hidden > 0
      ? [`И ещё ${countPhrase(hidden, 'правило', 'правила', 'правил')}: расскажем по запросу.`]
      : []),
    closing(feed),
  ];
  return { subject: subjectOf(feed.name, run), text: paragraphs.join('\n\n') };
}

function subjectOf(name: string, { status, rejected, doubtful, offers }: FeedRunFacts): string {
  const refused = rejected + doubtful;
  if (refused > 0) return `Фид «${name}»: не показано ${countListings(refused)} из ${formatNumber(offers)}`;
  return status === 'failed' ? `Фид «${name}»: прочитать не удалось` : `Фид «${name}»: замечания`;
}

function opening(name: string, run: FeedRunFacts): string {
  const { startedAt, offers, rejected, doubtful, status, message } = run;
  const when = `${formatDate(startedAt)} в ${formatTime(startedAt)} по московскому времени`;
  if (status === 'failed') {
    const why = message === null ? '' : ` Причина: ${message.trim().replace(/\.$/, '')}.`;
    return `Фид «${name}» загружался ${when}, но каталог не обновлён.${why} На сайте остались прежние квартиры.`;
  }
  const counts = [
    `В нём ${countListings(offers)}.`,
    rejected > 0 && `Отклонено ${countListings(rejected)}: на сайте их нет.`,
    doubtful > 0 && `Ждёт проверки из-за цифр ${countListings(doubtful)}: пока на сайте их нет.`,
  ].filter((words) => words !== false);
  return `Фид «${name}» прочитан ${when}. ${counts.join(' ')}`;
}

const COUNTED = {
  error: (count: number) => `Отклонено ${countListings(count)}`,
  doubt: (count: number) => `Ждёт проверки ${countListings(count)}`,
  warning: (count: number) => countPhrase(count, 'замечание', 'замечания', 'замечаний'),
} satisfies Record<LetterRule['severity'], unknown>;

function ruleText({ severity, field, expected, count, rows }: LetterRule, place: number): string {
  const examples = rows.slice(0, EXAMPLES).map((row) => `   — ${rowText(row, field)}`);
  const more = count - examples.length;
  return [
    `${place}. ${field === null ? '' : `Поле ${field}. `}Нужно: ${expected}. ${COUNTED[severity](count)}.`,
    ...examples,
    ...(more > 0 ? [`   и ещё ${formatNumber(more)}`] : []),
  ].join('\n');
}

function rowText({ line, object, value }: LetterRule['rows'][number], field: string | null): string {
  const where = [line !== null && `строка ${formatNumber(line)}`, object !== null && `объявление ${object}`];
  const place = where.filter((words) => words !== false).join(', ') || 'весь файл';
  if (field !== null && IS_OF_PHONE.test(field)) return place;
  return `${place}: ${value === null ? 'значения нет' : `сейчас «${value}»`}`;
}

function closing({ sourceKind, everyHours }: LetterFacts['feed']): string {
  if (sourceKind === 'url' && everyHours !== null) {
    return `Когда исправите, присылать ничего не нужно: мы читаем фид ${everyHoursText(everyHours)}.`;
  }
  return sourceKind === 'url'
    ? 'Когда исправите, напишите нам: мы прочитаем фид заново.'
    : 'Когда исправите, пришлите нам новый файл.';
}

function everyHoursText(hours: number): string {
  if (hours === 1) return 'каждый час';
  return hours === 24 ? 'раз в сутки' : `раз в ${countPhrase(hours, 'час', 'часа', 'часов')}`;
}
