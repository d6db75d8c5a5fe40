import { findByName } from '#domain/text/typed-name.ts';

export interface ComboboxOption {
  value: string;
  label: string;
  /** A quieter text after the label: the city of a street, a count. */
  note?: string;
}

export interface ComboboxGroup {
  /** The heading of the group; a list with one group needs none. */
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

/** Finds the query in a text, at the beginning of a word; case and the dots of ё are ignored. */
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
