import { NBSP } from '#domain/text/nbsp.ts';
import { countPhrase } from '../text/count-phrase.ts';

/** A line with more names than these would not be read. */
const MOST_NAMED = 2;

/** Says where a search looks: 'в Москве', 'в Москве и Казани', 'в 5 местах'; empty for everywhere. */
export function inPlaces(names: readonly string[]): string {
  if (names.length === 0) return '';
  if (names.length > MOST_NAMED) return `в${NBSP}${countPhrase(names.length, 'месте', 'местах', 'местах')}`;
  const text = names.map(prepositional).join(` и${NBSP}`);
  return `${/^В[^аеёиоуыэюя]/u.test(text) ? 'во' : 'в'}${NBSP}${text}`;
}

/** Names whose prepositional form cannot be derived from their ending. */
const IRREGULAR: Record<string, string> = {
  ОАЭ: 'ОАЭ',
  'Объединённые Арабские Эмираты': 'Объединённых Арабских Эмиратах',
  Орёл: 'Орле',
  Дубай: 'Дубае',
  'Набережные Челны': 'Набережных Челнах',
  'Великие Луки': 'Великих Луках',
  'Минеральные Воды': 'Минеральных Водах',
  'Лесной Городок': 'Лесном Городке',
  'Сергиев Посад': 'Сергиевом Посаде',
  'Красное Село': 'Красном Селе',
  'Сосновый Бор': 'Сосновом Бору',
};

/**
 * Declines a place for use after «в»: 'Москве', 'Нижнем Новгороде', 'Московской области'. Words no rule covers stay as
 * they are.
 */
function prepositional(name: string): string {
  const irregular = IRREGULAR[name];
  if (irregular) return irregular;
  // 'Республика Татарстан': only the kind of place changes.
  const [first = '', ...rest] = name.split(' ');
  if (first === 'Республика') return ['Республике', ...rest].join(' ');
  return name
    .split(' ')
    .map((word) =>
      word
        .split('-на-')
        .map((part, at) => (at === 0 ? declineCompound(part) : part))
        .join('-на-'),
    )
    .join(' ');
}

/** Declines only the last part of a hyphenated name: 'Санкт-Петербурге'. */
function declineCompound(word: string): string {
  const parts = word.split('-');
  return [...parts.slice(0, -1), declineWord(parts.at(-1)!)].join('-');
}

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ская$/u, 'ской'],
  [/ая$/u, 'ой'],
  [/яя$/u, 'ей'],
  [/(?<=[кгхжшщч])ий$/u, 'ом'],
  [/ий$/u, 'ем'],
  [/ый$/u, 'ом'],
  [/ой$/u, 'ом'],
  [/ое$/u, 'ом'],
  [/ия$/u, 'ии'],
  [/[ая]$/u, 'е'],
  // Masculine names of towns with a soft sign.
  [/(?<=пол|слав|сузда)ь$|(?<=славл|суздал)ь$/iu, 'е'],
  [/ь$/u, 'и'],
  [/й$/u, 'е'],
  [/(?<=[гкхщ])и$/u, 'ах'],
  [/ы$/u, 'ах'],
  [/(?<=[бвгджзклмнпрстфхцчшщ])$/u, 'е'],
];

function declineWord(word: string): string {
  for (const [ending, replacement] of ENDINGS) {
    if (ending.test(word)) return word.replace(ending, replacement);
  }
  return word;
}
