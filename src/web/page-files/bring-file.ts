/** The file that a built `import()` asks for, and, one after the other, those that a built file imports first of all. */
const ASKED = /import\(\s*["'`](\.\/[\w.-]+)["'`]\s*\)/;
const IMPORTED = /\s*(?:import|export)\b[^"'`;]*["'](\.\/[\w.-]+)["'];?/y;

/** The imports of each file that is in the cache of the browser by now, or on its way there. */
const brought = new Map<string, Promise<string[]>>();

/**
 * Imports a later file when it and all that it imports have come: a browser remembers of an import that it failed, and
 * asks for that file no more until the page is loaded anew, while `fetch` may be tried as often as one likes. Every
 * `import()` of the browser's build goes through it (build/plain-imports.ts). Errors: those of `fetch`, or a status.
 */
export async function bringFile<Module>(load: () => Promise<Module>): Promise<Module> {
  // Written anew by the build, an import tells the name of its file nowhere but in its own code.
  const name = ASKED.exec(String(load))?.[1];
  if (name) await bringAll(addressOf(name), new Set(firstFiles()));
  return load();
}

async function bringAll(file: string, seen: Set<string>): Promise<void> {
  if (seen.has(file)) return;
  seen.add(file);
  if (!brought.has(file)) brought.set(file, fetchImports(file));
  const imports = await brought.get(file)!;
  await Promise.all(imports.map((name) => bringAll(name, seen)));
}

async function fetchImports(file: string): Promise<string[]> {
  try {
    const answer = await fetch(file);
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    return importsOf(await answer.text()).map(addressOf);
  } catch (error) {
    brought.delete(file);
    throw error;
  }
}

/** The names of the files that a built file imports: they are its first statements. */
export function importsOf(code: string): string[] {
  const names: string[] = [];
  IMPORTED.lastIndex = 0;
  for (let found = IMPORTED.exec(code); found; found = IMPORTED.exec(code)) names.push(found[1]!);
  return names;
}

/** All files of a build lie in one folder, that of this one. */
function addressOf(name: string): string {
  return new URL(name, import.meta.url).pathname;
}

/** The files that the page was opened with, which nobody has to bring. */
function firstFiles(): string[] {
  return document.querySelector<HTMLElement>('script[data-scripts]')?.dataset.scripts?.split(' ') ?? [];
}
