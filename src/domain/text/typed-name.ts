import { beginsNearly } from './begins-nearly.ts';
import { LATIN_SOUNDS } from './latin-sounds.ts';

/** The words of a name, in their own letters and transliterated by sound into Latin ones. */
export interface NameWords {
  plain: readonly string[];
  latin: readonly string[];
}

/** One way to read the typed text: its words, and the spelling of names they are compared with. */
export interface Reading {
  words: readonly string[];
  by: keyof NameWords;
  /** Nothing is written just so: tells whether a word of a name begins with a typed one but for its slips. */
  beginsNearly?: (word: string, typed: string) => boolean;
}

export function nameWords(name: string): NameWords {
  const plain = plainWords(name);
  let latin: readonly string[] | undefined;
  return {
    plain,
    // Most queries are written as the names are, so this is seldom asked for.
    get latin() {
      latin ??= plain.map(soundOfKnown);
      return latin;
    },
  };
}

/** No name has more words, and each word costs a pass over every name. */
const MOST_WORDS = 8;

/**
 * Lists the readings of a typed text, the likeliest first and equally likely ones together: as typed, with the other
 * keyboard layout, by sound, by sound with slips. Latin letters are read by sound at once, since few names are written
 * in them.
 */
export function readingsOf(typed: string): Reading[][] {
  const asTyped: Reading = { words: plainWords(typed), by: 'plain' };
  const inOther: Reading = { words: plainWords(inOtherLayout(typed)), by: 'plain' };
  const bySound: Reading = { words: latinWords(typed), by: 'latin' };
  const byAll = /[a-z]/i.test(typed) ? [[asTyped, bySound], [inOther]] : [[asTyped], [inOther], [bySound]];
  const readings = [...byAll, [{ ...bySound, beginsNearly: rememberNearly() }]];
  return readings
    .map((alike) => alike.filter(({ words }) => words.length > 0 && words.length <= MOST_WORDS))
    .filter((alike) => alike.length > 0);
}

/** Short words are alike by chance, and a number with a slip is another number. */
function slipsIn(word: string): number {
  if (word.length < 5 || /\d/.test(word)) return 0;
  return word.length < 9 ? 1 : 2;
}

/** Names are thousands and their words a few hundred, so each pair of words is compared once a question. */
function rememberNearly(): Reading['beginsNearly'] {
  const known = new Map<string, Map<string, boolean>>();
  return (word, typed) => {
    const ofTyped = known.get(typed) ?? new Map<string, boolean>();
    known.set(typed, ofTyped);
    const isNear = ofTyped.get(word) ?? beginsNearly(word, typed, slipsIn(typed));
    ofTyped.set(word, isNear);
    return isNear;
  };
}

/** Fewer letters that cross the borders of words would match by chance. */
const FEWEST_JOINED = 4;

/** Tells whether each typed word begins a word of the name, or all together begin some of its words written as one. */
export function fitsName({ words, by, beginsNearly: isNear }: Reading, name: NameWords): boolean {
  const own = name[by];
  if (isNear) return words.every((word) => own.some((one) => isNear(one, word)));
  if (words.every((word) => own.some((one) => one.startsWith(word)))) return true;
  const joined = words.join('');
  if (joined.length < FEWEST_JOINED) return false;
  return own.some((word, at) => joined.startsWith(word) && own.slice(at).join('').startsWith(joined));
}

/** Finds the items whose names fit the typed text, by the first reading that fits any. */
export function findByName<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  typed: string,
): Item[] {
  const named = items.map((item) => ({ item, name: nameWords(nameOf(item)) }));
  for (const alike of readingsOf(typed)) {
    const found = named.filter(({ name }) => alike.some((reading) => fitsName(reading, name)));
    if (found.length > 0) return found.map(({ item }) => item);
  }
  return [];
}

/** Abbreviations with a sign inside, which splitting into words would break. */
const SHORTENED: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})пр-к?т(?!\p{L})/gu, 'проспект'],
  [/(?<!\p{L})р-н(?!\p{L})/gu, 'район'],
  [/(?<!\p{L})б-р(?!\p{L})/gu, 'бульвар'],
  [/(?<!\p{L})пр-д(?!\p{L})/gu, 'проезд'],
];

function plainWords(text: string): string[] {
  const whole = SHORTENED.reduce(
    (rest, [short, word]) => rest.replace(short, word),
    text.toLowerCase().replaceAll('ё', 'е'),
  );
  return split(whole);
}

function split(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

const LATIN_KEYS = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,.~{}:"<>';
const RUSSIAN_KEYS = 'ёйцукенгшщзхъфывапролджэячсмитьбюёхъжэбю';

const TO_RUSSIAN = new Map([...LATIN_KEYS].map((key, at) => [key, RUSSIAN_KEYS[at]!]));
const TO_LATIN = new Map([...TO_RUSSIAN].map(([latin, russian]) => [russian, latin] as const).toReversed());

/**
 * Reads the text in the other keyboard layout: 'Vjcrdf' is Москва. The keys [ ] ; ' , . ` are letters there as well.
 */
function inOtherLayout(typed: string): string {
  const text = typed.toLowerCase();
  const keys = /[а-яё]/.test(text) ? TO_LATIN : TO_RUSSIAN;
  return [...text].map((key) => keys.get(key) ?? key).join('');
}

/** Letters that neither alphabet has. */
const FOREIGN_SOUNDS = new Map(Object.entries({ š: 'sh', č: 'ch', ž: 'zh', ë: 'e' }));

/** Names of places in English and other languages that transliteration does not lead to. */
const EXONYMS: readonly (readonly [RegExp, string])[] = [
  [/\bmoscow\b/g, 'moskva'],
  [/\bst\.? petersburg\b|\b(?:saint|sankt)[ -]petersburg\b/g, 'sankt-peterburg'],
  [/\b(?:the )?(?:uae|emirates)\b/g, 'emirati'],
];

/** Spellings of one sound; a longer one stands before those it contains. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/shch|sch|shh/g, 'sh'],
  [/kh/g, 'h'],
  [/ts|tz/g, 'c'],
  [/dj|dzh/g, 'j'],
  [/(?<=[bdgt])h/g, ''],
  [/[yj]a/g, 'ia'],
  [/[yj]u/g, 'iu'],
  [/[yji][oe]/g, 'e'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/q|ck/g, 'k'],
  [/ph/g, 'f'],
  [/[yj]/g, 'i'],
  [/([a-z])\1+/g, '$1'],
  [/(?<=[aeou])h$/g, ''],
];

/** Reduces words to their sound: 'Щёлковская', 'shchyolkovskaya' and 'schelkovskaja' give one result. */
function latinWords(typed: string): string[] {
  const own = EXONYMS.reduce((rest, [foreign, name]) => rest.replace(foreign, name), typed.toLowerCase());
  return split(own.normalize('NFC')).map(soundOf).filter(Boolean);
}

function soundOf(word: string): string {
  const letters = [...word]
    .map((letter) => LATIN_SOUNDS.get(letter) ?? FOREIGN_SOUNDS.get(letter) ?? letter)
    .join('');
  // House numbers have only one spelling.
  if (/^\d/.test(word)) return letters;
  const bare = letters.normalize('NFD').replace(/\p{M}+/gu, '');
  return SPELLINGS.reduce((rest, [spelling, sound]) => rest.replace(spelling, sound), bare);
}

/** The names of a catalogue consist of a few thousand different words, so the cache holds them all. */
const MOST_KNOWN = 20_000;
const known = new Map<string, string>();

function soundOfKnown(word: string): string {
  const found = known.get(word);
  if (found !== undefined) return found;
  if (known.size >= MOST_KNOWN) known.clear();
  const sound = soundOf(word);
  known.set(word, sound);
  return sound;
}
