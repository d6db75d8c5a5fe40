import { readFileSync } from 'node:fs';
import type { SiteManifest } from '#web/entry-server.tsx';
import { CLIENT_MANIFEST } from '../build-output.ts';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
}

type RouteAssets = NonNullable<SiteManifest>['routes'][string];

/**
 * Which scripts and styles the first HTML of each route names, out of Vite's record of the build: `screenFiles` are
 * names of files by ids of routes, `shellFiles` those of the lazy parts that every page has.
 */
export function readSiteManifest(
  screenFiles: Record<string, string>,
  shellFiles: readonly string[],
): NonNullable<SiteManifest> {
  const chunks: Record<string, Chunk> = JSON.parse(readFileSync(CLIENT_MANIFEST, 'utf8'));
  const entry = Object.keys(chunks).find((name) => chunks[name]!.isEntry)!;
  const shared = withImports(chunks, entry);
  const shell = shellFiles.flatMap((file) => withImports(chunks, chunkOf(chunks, file)));
  const routes: Record<string, RouteAssets> = {
    __root__: {
      ...assetsOf(chunks, shared),
      css: stylesOf(chunks, [...shared, ...shell]),
      scripts: [{ attrs: { type: 'module', src: `/${chunks[entry]!.file}` } }],
    },
  };
  for (const [routeId, file] of Object.entries(screenFiles)) {
    const own = withImports(chunks, chunkOf(chunks, file)).filter((name) => !shared.includes(name));
    const parts = own.flatMap((name) => chunks[name]!.dynamicImports ?? []);
    const later = parts.flatMap((part) => withImports(chunks, part));
    // The first HTML holds the parts whose scripts come later: their looks come at once.
    routes[routeId] = {
      ...assetsOf(chunks, own),
      css: stylesOf(chunks, [...own, ...later], [...shared, ...shell]),
    };
  }
  return { routes };
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

function stylesOf(chunks: Record<string, Chunk>, names: string[], known: string[] = []): string[] {
  const wanted = names.filter((name) => !known.includes(name));
  return [...new Set(wanted.flatMap((name) => chunks[name]!.css ?? []))].map((file) => `/${file}`);
}

function assetsOf(chunks: Record<string, Chunk>, names: string[]): RouteAssets {
  return {
    preloads: names.map((name) => `/${chunks[name]!.file}`),
    css: stylesOf(chunks, names),
  };
}
