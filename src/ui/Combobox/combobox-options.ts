import { findByName } from '#domain/text/typed-name.ts';

/** One thing to choose. */
export interface ComboboxOption {
  value: string;
  label: string;
  /** After the label, quieter: the city of a street, a count. */
  note?: string;
}

export interface ComboboxGroup {
  /** Over the options; a list of one group needs none. */
  label?: string;
  options: readonly ComboboxOption[];
}

/** Asks for the options of a query; an aborted one may fail as it likes. */
export type Suggest = (query: string, signal: AbortSignal) => Promise<readonly ComboboxGroup[]>;

/** Options known beforehand, or found while typing. */
export type ComboboxSource = readonly ComboboxGroup[] | Suggest;

/** The groups with only those options that the query names, typed on either keyboard; groups left empty go. */
export function filterGroups(groups: readonly ComboboxGroup[], query: string): readonly ComboboxGroup[] {
  if (!fold(query).trim()) return groups;
  const all = groups.flatMap(({ options }) => options);
  const found = new Set(findByName(all, ({ label }) => label, query));
  return groups
    .map((group) => ({ ...group, options: group.options.filter((option) => found.has(option)) }))
    .filter(({ options }) => options.length > 0);
}

/** Where the query stands in a text, at the beginning of a word; case and the dots of ё do not count. */
export function findMatch(text: string, query: string): [from: number, to: number] | undefined {
  const sought = fold(query).trim();
  const folded = fold(text);
  for (let at = folded.indexOf(sought); sought && at !== -1; at = folded.indexOf(sought, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(folded[at - 1] ?? '')) return [at, at + sought.length];
  }
  return undefined;
}

function fold(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е');
}
