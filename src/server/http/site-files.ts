import { readFileSync } from 'node:fs';
import type { PageFiles } from '#web/page-files/dress-page.ts';
import { CLIENT_MANIFEST } from '../build-output.ts';
import { readSheet } from './read-sheet.ts';

interface Chunk {
  file: string;
  imports?: string[];
  isEntry?: boolean;
}

/** The name Vite gives the one sheet of a build in its record. */
const SHEET = 'style.css';

/**
 * Tells by the routes of a page which files it needs, out of Vite's record of the build; `screenFiles` are names of
 * files by ids of routes.
 */
export function readSiteFiles(
  screenFiles: Record<string, string>,
): (routeIds: readonly string[]) => PageFiles {
  const chunks: Record<string, Chunk> = JSON.parse(readFileSync(CLIENT_MANIFEST, 'utf8'));
  const sheet = readSheet(chunks[SHEET]!.file);
  const entry = Object.keys(chunks).find((name) => chunks[name]!.isEntry)!;
  const shared = withImports(chunks, entry);
  const own = new Map(
    Object.entries(screenFiles).map(([routeId, file]) => [
      routeId,
      withImports(chunks, chunkOf(chunks, file)),
    ]),
  );
  return (routeIds) => {
    const names = new Set([...shared, ...routeIds.flatMap((routeId) => own.get(routeId) ?? [])]);
    return { ...sheet, scripts: [...names].map((name) => `/${chunks[name]!.file}`) };
  };
}

/** The chunk of a lazily loaded file; names of components are spelled once in the whole site. */
function chunkOf(chunks: Record<string, Chunk>, file: string): string {
  const [found, ...others] = Object.keys(chunks).filter((name) => name.endsWith(`/${file}`));
  if (found === undefined || others.length > 0) throw new Error(`The build has not exactly one ${file}`);
  return found;
}

function withImports(chunks: Record<string, Chunk>, name: string, found: string[] = []): string[] {
  if (found.includes(name) || !chunks[name]) return found;
  found.push(name);
  for (const imported of chunks[name].imports ?? []) withImports(chunks, imported, found);
  return found;
}
