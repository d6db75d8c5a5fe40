import { LATIN_SOUNDS } from '../text/latin-sounds.ts';
import { normaliseName } from './normalise-name.ts';

/** Letters that look alike in both alphabets: exports mix them inside one word. */
const LOOKALIKES: Record<string, string> = {
  a: 'а',
  b: 'в',
  c: 'с',
  e: 'е',
  h: 'н',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  t: 'т',
  x: 'х',
  y: 'у',
};

/** The many ways to write one Russian sound in Latin letters. */
const SPELLINGS: readonly [RegExp, string][] = [
  [/shch|sch/g, 'sh'],
  [/kh/g, 'h'],
  [/ts|tz/g, 'c'],
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/ck|q/g, 'k'],
  [/x/g, 'ks'],
  [/[yj]/g, 'i'],
  [/ie|io/g, 'e'],
];

const KIND =
  /^(?:zhk|zhiloi kompleks|residential complex|rc)\s{1,9}|\s{1,9}(?:жк|zhk|residence|residential complex)$/g;

/**
 * A name as it sounds, for telling whether two feeds mean one complex: «ЖК Береговой», «Береговой» and «Beregovoy» are
 * one. Empty when nothing of it can be compared.
 */
export function nameSkeleton(raw: string): string {
  const words = normaliseName(raw).replace(KIND, '').split(' ').map(inOneAlphabet);
  let name = [...words.join(' ')].map((letter) => LATIN_SOUNDS.get(letter) ?? letter).join('');
  for (const [spelling, sound] of SPELLINGS) name = name.replace(spelling, sound);
  return name.replace(/[^\p{L}\p{N}]/gu, '').replace(/(\p{L})\1+/gu, '$1');
}

function inOneAlphabet(word: string): string {
  return /[а-я]/.test(word) ? word.replace(/[a-z]/g, (letter) => LOOKALIKES[letter] ?? letter) : word;
}
