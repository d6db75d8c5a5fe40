import { resolve } from 'node:path';

/** What every page stands on: in a file of its own an edit of ours leaves it as it was. */
const FRAMEWORK =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|superjson|copy-anything|@trpc|@tanstack)\//;

const ENTRY = 'src/web/entry-client.tsx';

/** Pages that show one thing for sale: they have much in common that others have not. */
const LISTINGS = ['src/web/screens/listing/ComplexScreen.tsx', 'src/web/screens/listing/FlatScreen.tsx'];

/** The pages visits begin with. */
const FIRST_PAGES = [
  'src/web/screens/catalog/MainScreen.tsx',
  'src/web/screens/catalog/SearchScreen.tsx',
  ...LISTINGS,
];
const MOST_PAGES = 3;

interface Modules {
  getModuleInfo(file: string): Record<'importedIds' | 'dynamicallyImportedIds', readonly string[]> | null;
}

/**
 * The files that most first pages run at once, and those that both listings do. Each page needs hundreds of small
 * modules: in dozens of files they would pack badly and take a request each, and a slow phone milliseconds to ask for
 * it; in one file with the rest of the site every page would carry what it never runs.
 */
export function chunkGroups() {
  let everywhere: Set<string> | undefined;
  let listings: Set<string> | undefined;
  return [
    { name: 'framework', test: FRAMEWORK, tags: ['$initial' as const] },
    {
      debugName: 'everywhere',
      name(file: string, modules: Modules): string | null {
        everywhere ??= neededEverywhere(modules);
        return everywhere.has(file) ? 'everywhere' : null;
      },
    },
    {
      debugName: 'listings',
      name(file: string, modules: Modules): string | null {
        listings ??= neededBy(modules, LISTINGS);
        return listings.has(file) ? 'listings' : null;
      },
    },
  ];
}

function neededEverywhere(modules: Modules): Set<string> {
  const byEntry = importedBy(modules, ENTRY);
  const byPages = FIRST_PAGES.map((page) => importedBy(modules, page));
  const byMost = byPages
    .flatMap((files) => [...files])
    .filter((file) => byPages.filter((files) => files.has(file)).length >= MOST_PAGES)
    // What fetches a later part stays with its page, whose first HTML names the styles of its parts.
    .filter((file) => modules.getModuleInfo(file)!.dynamicallyImportedIds.length === 0);
  // Packages import more in their own files than they run; of those, what runs comes along by itself.
  return new Set([...byEntry, ...byMost].filter((file) => !file.includes('/node_modules/')));
}

/** Modules of ours that all of some pages import; what fetches a later part comes along. */
function neededBy(modules: Modules, pages: readonly string[]): Set<string> {
  const [first, ...others] = pages.map((page) => importedBy(modules, page));
  const shared = [...first!].filter((file) => others.every((files) => files.has(file)));
  return new Set(shared.filter((file) => !file.includes('/node_modules/')));
}

/** Files that come with a file because it imports them, directly or not, by `import` and not by `import()`. */
function importedBy(modules: Modules, file: string): Set<string> {
  const found = new Set(modules.getModuleInfo(resolve(file))?.importedIds);
  // A set that grows while it is walked is walked to its new end.
  for (const each of found) for (const id of modules.getModuleInfo(each)?.importedIds ?? []) found.add(id);
  return found;
}
