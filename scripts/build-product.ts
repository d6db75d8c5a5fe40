import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, globSync, statSync } from 'node:fs';
import { glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { WidgetBuild } from '../build/vite.widget.config.ts';
import { CLIENT_DIR, EMBED_DIR, STYLE_PIECES } from '../src/server/build-output.ts';
import type { StylePiece } from '../src/web/page-files/styles-seen.ts';

const TOOLS = ['{vite.config,build/*}.ts', 'package-lock.json'];

interface Part {
  sources: string[];
  build(): Promise<void>;
}

/** Parts that age apart: most changes of the server leave what browsers fetch as it was. */
const PARTS = {
  pages: { sources: ['src/{web,ui,embed,contract,drawing,domain}/**/*', ...TOOLS], build: buildPages },
  server: {
    sources: [
      'src/{server,api,services,feeds,integrations,search,db,contract,drawing,domain}/**/*.ts',
      'demo/*.ts',
      ...TOOLS,
    ],
    build: buildServer,
  },
} satisfies Record<string, Part>;

export type PartName = keyof typeof PARTS;

const EVERY_PART = Object.keys(PARTS) as PartName[];

/** Gives the parts that were not built of exactly these sources. */
export async function staleParts(parts = EVERY_PART): Promise<PartName[]> {
  const fresh = await Promise.all(
    parts.map(async (part) => (await readFile(stampFile(part), 'utf8').catch(() => '')) === stampOf(part)),
  );
  return parts.filter((_, at) => !fresh[at]);
}

/** Builds what browsers fetch, the page server and the server, or some of these. */
export async function buildProduct(parts = EVERY_PART): Promise<void> {
  await mkdir('dist', { recursive: true });
  // Names of built files change, and what was compiled of the former ones would stay for ever.
  await rm(join('dist', 'compiled'), { recursive: true, force: true });
  for (const part of parts) {
    const stamp = stampOf(part);
    await rm(stampFile(part), { force: true });
    await PARTS[part].build();
    await writeFile(stampFile(part), stamp);
  }
}

async function buildPages(): Promise<void> {
  const { build } = await import('vite');
  await build({ logLevel: 'warn' });
  for (const mode of ['calculator', 'vitrina'] satisfies WidgetBuild[]) {
    await build({ logLevel: 'warn', configFile: 'build/vite.widget.config.ts', mode });
  }
  await build({ logLevel: 'warn', build: { ssr: true } });
  await build({ logLevel: 'warn', configFile: 'build/vite.embed.config.ts' });
  await cutStyles();
  await compress();
}

/** Put in its place at once, so that a program that starts meanwhile finds a whole one. */
async function buildServer(): Promise<void> {
  const { build } = await import('vite');
  const outDir = `dist/server-${process.pid}`;
  await build({ logLevel: 'warn', configFile: 'build/vite.server.config.ts', build: { outDir } });
  const old = `${outDir}-old`;
  await rename('dist/server', old).catch(() => {});
  await rename(outDir, 'dist/server');
  await rm(old, { recursive: true, force: true });
}

function stampFile(part: PartName): string {
  return join('dist', `${part}-stamp`);
}

/** Every start waits for it with nothing else to do, and thousands of promises would take twice as long. */
function stampOf(part: PartName): string {
  const hash = createHash('sha256');
  for (const file of globSync(PARTS[part].sources).sort()) {
    const { mtimeMs, size } = statSync(file);
    hash.update(`${file}\0${mtimeMs}\0${size}\n`);
  }
  return hash.digest('hex');
}

/** Writes the rules of every sheet, by its file, for the page server, and leaves in it what comes after the page. */
async function cutStyles(): Promise<void> {
  const { lateSheet, stylePieces } = await import('../build/style-pieces.ts');
  const pieces: Record<string, StylePiece[]> = {};
  for await (const file of glob('assets/*.css', { cwd: CLIENT_DIR })) {
    const path = join(CLIENT_DIR, file);
    const css = await readFile(path, 'utf8');
    pieces[file] = stylePieces(css);
    await writeFile(path, lateSheet(css));
  }
  await writeFile(STYLE_PIECES, JSON.stringify(pieces));
}

async function compress(): Promise<void> {
  for await (const file of glob([`${CLIENT_DIR}/assets/**/*.{js,css,svg,json}`, `${EMBED_DIR}/*.js`])) {
    const brotli = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    await pipeline(createReadStream(file), brotli, createWriteStream(`${file}.br`));
    await pipeline(createReadStream(file), createGzip({ level: 9 }), createWriteStream(`${file}.gz`));
  }
}
