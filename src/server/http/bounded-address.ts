import { FILTER_FIELD_PREFIX } from '#domain/catalog/filters/filter-form.ts';
import { GLOBAL_PARAMETERS, isQueryExcluded } from '#domain/catalog/global-query.ts';
import { addressOf, addressParts } from './address-parts.ts';

/** Limits of the parameters that not every page shares: every link of a page repeats those that none of ours reads. */
const FOREIGN = { parameters: 40, characters: 2_000, nameCharacters: 100, textCharacters: 500 };
/** An outline on the map, ids of put-aside things and the search one came from are long, and pages of ours read them. */
const LONG: ReadonlySet<string> = new Set(['area', 'ids', 'back']);
const SHARED: ReadonlySet<string> = new Set(GLOBAL_PARAMETERS);

/** Leaves out of an address what links of its page cannot carry, the last first; undefined when they can carry all. */
export function boundedAddress(address: string): string | undefined {
  const { path, parameters } = addressParts(address);
  if (isQueryExcluded(path)) return undefined;
  const all = [...parameters];
  const fits = createBounds();
  const kept = all.filter(
    ([name, text]) => SHARED.has(name) || name.startsWith(FILTER_FIELD_PREFIX) || fits(name, text),
  );
  return kept.length === all.length ? undefined : addressOf(path, new URLSearchParams(kept));
}

/** Counts what it lets pass, so that what comes first stays. */
function createBounds(): (name: string, text: string) => boolean {
  let [count, characters] = [0, 0];
  return (name, text) => {
    const total = characters + name.length + text.length;
    const fits =
      count < FOREIGN.parameters &&
      total <= FOREIGN.characters &&
      name.length <= FOREIGN.nameCharacters &&
      text.length <= (LONG.has(name) ? FOREIGN.characters : FOREIGN.textCharacters);
    if (fits) [count, characters] = [count + 1, total];
    return fits;
  };
}
