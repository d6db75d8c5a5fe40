/** Most sections and houses are numbers. */
const NUMBER = /^\d{1,9}$/;
/** Browsers take 20 ms of a desk and 70 ms of a phone to read the tables of a language, so nobody pays before a name. */
let collator: Intl.Collator | undefined;

/** Orders sections of a house and houses of a complex: '2' before '10', names after numbers, no name last. */
export function bySectionName(one: string | null, other: string | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  if (NUMBER.test(one) && NUMBER.test(other)) return Number(one) - Number(other);
  collator ??= new Intl.Collator('ru', { numeric: true });
  return collator.compare(one, other);
}
