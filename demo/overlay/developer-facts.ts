import { pick, randomOf, wholeBetween } from '../random.ts';

export interface DeveloperFacts {
  fullName: string;
  foundationYear: number;
  description: string;
}

const SPECIALISED = /^(?:ООО\s+)?(?:СЗ|Специализированный застройщик)\s+/;
const LEGAL_FORM = /^(?:ООО|АО|ГК|СК|СЗ)\s+/;
/** A house takes some years from the first sketch. */
const YEARS_TO_BUILD = 3;

const WORDS: readonly string[] = [
  'Строит кварталы целиком: дома, дворы, сады и улицы между ними. Своё проектное бюро и служба эксплуатации.',
  'Ведёт стройку с камерами на каждой площадке и раз в месяц показывает покупателям, что сделано.',
  'Собственный домостроительный комбинат, гарантия на отделку пять лет и приёмка с независимым инженером.',
  'Работает по счетам эскроу с первого дома и сдаёт с ключами от кладовой и места в паркинге.',
];

/**
 * Invents the facts that the register and the site of a developer would give. The developer is older than the house it
 * handed over first.
 */
export function developerFacts(name: string, firstHandover: number | null): DeveloperFacts {
  const random = randomOf('developer', name);
  const isSpecialised = SPECIALISED.test(name);
  const year = isSpecialised ? wholeBetween(2016, 2021, random) : wholeBetween(1994, 2013, random);
  const latest = firstHandover === null ? year : firstHandover - YEARS_TO_BUILD;
  return {
    fullName: fullNameOf(name, isSpecialised),
    foundationYear: Math.min(year, latest),
    description: pick(WORDS, random),
  };
}

function fullNameOf(name: string, isSpecialised: boolean): string {
  const word = name.replace(SPECIALISED, '').replace(LEGAL_FORM, '').replace(/[«»]/g, '');
  if (/^[\x20-\x7e]+$/.test(word)) return `${word} L.L.C.`;
  return isSpecialised
    ? `Общество с ограниченной ответственностью «Специализированный застройщик „${word}“»`
    : `Акционерное общество «${word}»`;
}
