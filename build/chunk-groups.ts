import { basename, resolve } from 'node:path';

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

/** Files of parts that wake by themselves on each of the first pages, beside those of the shell. */
const WAKING = [
  ['catalog/main-file.ts'],
  ['catalog/search-file.ts', 'catalog/FlatResults.tsx', 'catalog/ComplexResults.tsx'],
  ['listing/listing-file.ts', 'listing/complex-file.ts'],
  ['listing/listing-file.ts', 'listing/flat-file.ts'],
].map((files) => files.map((file) => `src/web/screens/${file}`));
const WAKING_EVERYWHERE = [
  'src/web/shell/shell-file.ts',
  'src/web/parts/flat/FlatCard.tsx',
  'src/web/parts/card/CardLeaves.tsx',
];

/** Screens that open with what wakes on the first pages: the console of workers, landings, the rest of the site. */
const SCREEN = /\/src\/web\/screens\/(\w[\w-]*)\/.*Screen\.tsx$/;
const SITE = ['catalog', 'chosen', 'listing'];
const FEW_SCREENS = 3;

interface Modules {
  getModuleInfo(file: string): Record<'importedIds' | 'dynamicallyImportedIds', readonly string[]> | null;
}

/**
 * The files that first pages run at once, by which of them do, and what parts of the first pages share.
 * Each page needs hundreds of small modules: in dozens of files they would pack badly and take a request each, and a
 * slow phone milliseconds to ask for it; in one file with the rest of the site every page would carry what it never
 * runs.
 */
export function chunkGroups() {
  let opening: Map<string, string> | undefined;
  let woken: Map<string, string> | undefined;
  return [
    { name: 'framework', test: FRAMEWORK, tags: ['$initial' as const] },
    {
      debugName: 'opening',
      name(file: string, modules: Modules): string | null {
        opening ??= neededAtFirst(modules);
        return opening.get(file) ?? null;
      },
    },
    {
      debugName: 'woken',
      // What one imports lies in another of these, or in a file of its own because others import it at once.
      includeDependenciesRecursively: false,
      name(file: string, modules: Modules): string | null {
        woken ??= sharedByParts(modules);
        return woken.get(file) ?? null;
      },
    },
  ];
}

/**
 * Names of files for the modules of ours that first pages run at once: one for what the entry and several pages do, one
 * for what listings alone do, and one for what a single page shares with files that come later.
 */
function neededAtFirst(modules: Modules): Map<string, string> {
  const first = FIRST_PAGES.map((page) => resolve(page));
  const needed = first.map((page) => importedBy(modules, page));
  const later = new Set(
    [...laterFiles(modules)]
      .filter((file) => !first.includes(file))
      .flatMap((file) => [file, ...importedBy(modules, file)]),
  );
  const names = new Map<string, string>();
  for (const file of new Set(needed.flatMap((files) => [...files]))) {
    const pages = FIRST_PAGES.filter((_, at) => needed[at]!.has(file));
    if (pages.every((page) => LISTINGS.includes(page)) && pages.length > 1) names.set(file, 'listings');
    else if (pages.length > 1) names.set(file, 'everywhere');
    else if (later.has(file)) names.set(file, `opening-${basename(pages[0]!, 'Screen.tsx').toLowerCase()}`);
  }
  for (const file of importedBy(modules, ENTRY)) names.set(file, 'everywhere');
  // Packages import more in their own files than they run; of those, what runs comes along by itself.
  return new Map([...names].filter(([file]) => isOurs(file)));
}

/**
 * Names of files for the modules of ours that wake on first pages and that anything else imports too: one for those that
 * the same first pages wake with and that the same kinds of other screens open with, so that a page brings nothing it
 * does not run.
 */
function sharedByParts(modules: Modules): Map<string, string> {
  const later = laterFiles(modules);
  const users = new Map<string, string[]>();
  for (const file of later)
    for (const module of importedBy(modules, file)) users.set(module, [...(users.get(module) ?? []), file]);
  const first = new Set([ENTRY, ...FIRST_PAGES].flatMap((page) => [...importedBy(modules, page)]));
  const byPages = WAKING.map(
    (files) => new Set([...files, ...WAKING_EVERYWHERE].flatMap((file) => [...importedBy(modules, file)])),
  );
  const names = new Map<string, string>();
  for (const [module, files] of users) {
    const pages = byPages.flatMap((woken, page) => (woken.has(module) ? [page] : []));
    const isShared = files.length > 1 && pages.length > 0 && !later.has(module) && !first.has(module);
    // A schema of a form is not run by what wakes, and beside what does it would fetch all of zod for every visitor.
    const isLight = modules.getModuleInfo(module)!.importedIds.every((id) => isOurs(id) || first.has(id));
    if (isShared && isLight && isOurs(module)) names.set(module, `woken-${pages.join('')}${kindsOf(files)}`);
  }
  return names;
}

/** The kinds of screens beyond the first pages that are among the users of a module. */
function kindsOf(users: readonly string[]): string {
  const folders = users.map((file) => SCREEN.exec(file)?.[1]).filter((folder) => folder !== undefined);
  const ofWorkers = folders.filter(
    (folder) => folder !== 'landing' && folder !== 'dev' && !SITE.includes(folder),
  );
  return [
    folders.includes('landing') ? 'l' : '',
    folders.some((folder) => SITE.includes(folder)) ? 's' : '',
    ofWorkers.length >= FEW_SCREENS ? 'w' : '',
  ].join('');
}

/** All files that come by `import()`. */
function laterFiles(modules: Modules): Set<string> {
  const seen = new Set([resolve(ENTRY)]);
  const later = new Set<string>();
  for (const file of seen) {
    const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(file) ?? {};
    for (const id of dynamicallyImportedIds) later.add(id);
    for (const id of [...importedIds, ...dynamicallyImportedIds]) seen.add(id);
  }
  return later;
}

/** Files that come with a file because it imports them, directly or not, by `import` and not by `import()`. */
function importedBy(modules: Modules, file: string): Set<string> {
  const found = new Set(modules.getModuleInfo(resolve(file))?.importedIds);
  // A set that grows while it is walked is walked to its new end.
  for (const each of found) for (const id of modules.getModuleInfo(each)?.importedIds ?? []) found.add(id);
  return found;
}

function isOurs(file: string): boolean {
  return !file.includes('/node_modules/');
}
