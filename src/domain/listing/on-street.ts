/** Kinds of streets: what follows «на» or «в», and the gender an adjective beside it takes. */
const KINDS: Record<string, [where: string, gender: 'f' | 'm' | 'n']> = {
  улица: ['на улице', 'f'],
  'ул.': ['на ул.', 'f'],
  проспект: ['на проспекте', 'm'],
  'пр-т': ['на пр-те', 'm'],
  шоссе: ['на шоссе', 'n'],
  бульвар: ['на бульваре', 'm'],
  'б-р': ['на б-ре', 'm'],
  набережная: ['на набережной', 'f'],
  'наб.': ['на наб.', 'f'],
  площадь: ['на площади', 'f'],
  аллея: ['на аллее', 'f'],
  линия: ['на линии', 'f'],
  вал: ['на валу', 'm'],
  переулок: ['в переулке', 'm'],
  'пер.': ['в пер.', 'm'],
  проезд: ['в проезде', 'm'],
  тупик: ['в тупике', 'm'],
  квартал: ['в квартале', 'm'],
  микрорайон: ['в микрорайоне', 'm'],
};

const ADJECTIVES = {
  f: [
    [/ая$/u, 'ой'],
    [/яя$/u, 'ей'],
  ],
  m: [
    [/(?<=[кгхжшщч])ий$/u, 'ом'],
    [/ий$/u, 'ем'],
    [/[ыо]й$/u, 'ом'],
  ],
  n: [[/ое$/u, 'ом']],
} as const;

/**
 * Where a house of a street stands: 'на улице Усачёва', 'на Лесной улице', 'в Малом переулке', 'на Остоженке'.
 * Undefined where the name says neither what kind of street it is nor, by one word, how it ends.
 */
export function onStreet(street: string): string | undefined {
  const words = street.trim().split(/\s+/);
  const at = words.findIndex((word) => Object.hasOwn(KINDS, word.toLowerCase()));
  if (at === -1) return words.length === 1 ? onOneWord(words[0]!) : undefined;
  const [where, gender] = KINDS[words[at]!.toLowerCase()]!;
  const [preposition, kind] = where.split(' ');
  const others = words.map((word, index) => (index === at ? kind! : agreeing(word, gender)));
  return [preposition, ...others].join(' ');
}

/** Only an adjective beside its noun is declined: in «проспект Мира» and «улица Усачёва» the name stays. */
function agreeing(word: string, gender: 'f' | 'm' | 'n'): string {
  const [ending, replacement] = ADJECTIVES[gender].find(([one]) => one.test(word)) ?? [];
  return ending ? word.replace(ending, replacement!) : word;
}

function onOneWord(name: string): string | undefined {
  if (/[аеёиоуыэюя]я$/u.test(name)) return `на ${name.replace(/ая$/u, 'ой').replace(/яя$/u, 'ей')}`;
  if (/[ая]$/u.test(name)) return `на ${name.slice(0, -1)}е`;
  return /[бвгджзклмнпрстфхцчшщ]$/u.test(name) ? `на ${name}е` : undefined;
}
