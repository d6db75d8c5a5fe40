import { setImmediate as yieldThread } from 'node:timers/promises';
import { type FoundAddress, POINT_PRECISIONS } from '#domain/geo/found-address.ts';
import { fitsName, type NameWords, nameWords, type Reading, readingsOf } from '#domain/text/typed-name.ts';
import type { AddressSuggester, Geocoder } from './port.ts';

/** All addresses that our own dictionaries know; the same array while they are the same. */
export type ListKnown = () => Promise<readonly FoundAddress[]>;

interface Known {
  address: FoundAddress;
  words: NameWords;
  /** The words that tell it from others: without «улица», «дом» and the like. */
  own: readonly string[];
}

/** These say what kind of thing is named, in any form people use. */
const KINDS = nameWords(
  'россия г город обл область респ республика край р н район ул улица д дом к корп корпус стр строение проспект пр кт пер переулок наб набережная проезд бульвар шоссе ш площадь пл метро м станция пос поселок село деревня дер жк',
);
const KIND_WORDS = { plain: new Set(KINDS.plain), latin: new Set(KINDS.latin) };
/** The words of so many names are worked out in a few milliseconds; others are answered in between. */
const NAMES_AT_ONCE = 100;
const POSTCODE = /^\d{6}$/;

/** Addresses of our own dictionaries for an installation without a vendor, and for the hour a vendor is dead. */
export function embeddedAddresses(listKnown: ListKnown, now: () => Date): AddressSuggester & Geocoder {
  const wordsOf = rememberWords();
  const answer = <T>(value: T) => ({ ok: true as const, value, source: 'embedded' as const, asOf: now() });
  return {
    provider: 'embedded',
    async suggest({ text, limit }) {
      const known = await wordsOf(await listKnown());
      return answer(
        suggest(text, known)
          .slice(0, limit)
          .map(({ address }) => address),
      );
    },
    async find(address) {
      return answer(find(address, await wordsOf(await listKnown())));
    },
  };
}

function rememberWords() {
  let before: { of: readonly FoundAddress[]; known: Promise<Known[]> } | undefined;
  return (addresses: readonly FoundAddress[]) => {
    if (before?.of !== addresses) before = { of: addresses, known: withWords(addresses) };
    return before.known;
  };
}

async function withWords(addresses: readonly FoundAddress[]): Promise<Known[]> {
  const known: Known[] = [];
  for (const [at, address] of addresses.entries()) {
    if (at % NAMES_AT_ONCE === 0) await yieldThread();
    const { plain, latin } = nameWords(address.label);
    known.push({
      address,
      words: { plain, latin },
      own: plain.filter((word) => !KIND_WORDS.plain.has(word)),
    });
  }
  return known;
}

function suggest(text: string, known: readonly Known[]): Known[] {
  for (const alike of readingsOf(text)) {
    const found = known.filter(({ words }) => alike.some((reading) => fits(reading, words)));
    if (found.length > 0) return found.toSorted((one, other) => lengthOf(one) - lengthOf(other));
  }
  return [];
}

function fits({ words, by }: Reading, name: NameWords): boolean {
  const told = words.filter((word) => !KIND_WORDS[by].has(word));
  return told.length > 0 && fitsName({ words: told, by }, name);
}

/** A short name is that of a larger thing: the city comes before its streets. */
function lengthOf({ address }: Known): number {
  return address.label.length;
}

/** The nearest known thing all of whose words the address has; a house only when every number of it is told. */
function find(address: string, known: readonly Known[]): FoundAddress | null {
  const told = nameWords(address).plain.filter((word) => !KIND_WORDS.plain.has(word) && !POSTCODE.test(word));
  const isTold = new Set(told);
  const fitting = known.filter(({ own }) => own.length > 0 && own.every((word) => isTold.has(word)));
  const [best] = fitting
    .filter(({ address: { precision }, own }) => precision !== 'house' || hasNumbersOf(own, told))
    .toSorted((one, other) => rankOf(one) - rankOf(other) || other.own.length - one.own.length);
  return best?.address ?? null;
}

function hasNumbersOf(own: readonly string[], told: readonly string[]): boolean {
  const numbers = (words: readonly string[]) => words.filter((word) => /\d/.test(word)).join(' ');
  return numbers(own) === numbers(told);
}

function rankOf({ address }: Known): number {
  return POINT_PRECISIONS.indexOf(address.precision);
}
