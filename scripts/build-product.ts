import { hash } from 'node:crypto';
import { createReadStream, createWriteStream, globSync, readdirSync, statSync } from 'node:fs';
import { glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { WidgetBuild } from '../build/vite.widget.config.ts';
import { CLIENT_DIR, EMBED_DIR, STYLE_PIECES } from '../src/server/build-output.ts';
import type { PageFiles } from '../src/web/page-files/dress-page.ts';

/** What every part is built with. */
const TOOLS = ['build', 'vite.config.ts', 'package-lock.json'];
const SHARED = ['src/contract', 'src/drawing', 'src/domain'];
const SERVER = ['server', 'api', 'services', 'feeds', 'integrations', 'search', 'db'].map(
  (floor) => `src/${floor}`,
);

interface Part {
  /** Files, and folders with all that lies in them but what is written about it. */
  sources: string[];
  build(): Promise<void>;
}

/** Parts that age apart: most changes of the server leave what browsers fetch as it was. */
const PARTS = {
  pages: { sources: ['src/web', 'src/ui', 'src/embed', ...SHARED, ...TOOLS], build: buildPages },
  server: { sources: [...SERVER, 'demo', ...SHARED, ...TOOLS], build: buildServer },
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
  await forgetCompiled();
  for (const part of parts) {
    const stamp = stampOf(part);
    await rm(stampFile(part), { force: true });
    await PARTS[part].build();
    await writeFile(stampFile(part), stamp);
  }
}

/**
 * Names of built files change, and what Node keeps compiled of the former ones for `npm start` would stay for ever. The
 * folders do stay, for the start that builds writes into them as it ends.
 */
async function forgetCompiled(): Promise<void> {
  for await (const file of glob('dist/compiled/*/*')) await rm(file);
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

/**
 * Every start waits for it with nothing else to do: thousands of promises would take twice as long, and patterns four
 * times.
 */
function stampOf(part: PartName): string {
  const files = PARTS[part].sources.flatMap(filesOf).sort();
  const lines = files.map((file) => {
    const { mtimeMs, size } = statSync(file);
    return `${file}\0${mtimeMs}\0${size}\n`;
  });
  return hash('sha256', lines.join(''));
}

function filesOf(source: string): string[] {
  if (statSync(source).isFile()) return [source];
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
    .map(({ parentPath, name }) => join(parentPath, name));
}

/** Writes the rules of every sheet, by its file, for the page server, and in its place the sheets that come after a page. */
async function cutStyles(): Promise<void> {
  const { lateSheets, stylePieces } = await import('../build/style-pieces.ts');
  const sheets: Record<string, Pick<PageFiles, 'sheets' | 'pieces'>> = {};
  for (const file of globSync('assets/*.css', { cwd: CLIENT_DIR })) {
    const css = await readFile(join(CLIENT_DIR, file), 'utf8');
    const parts = lateSheets(css).map((text, at) => ({ text, name: file.replace(/css$/, `${at + 1}.css`) }));
    await Promise.all(parts.map(({ text, name }) => writeFile(join(CLIENT_DIR, name), text)));
    await rm(join(CLIENT_DIR, file));
    sheets[file] = { sheets: parts.map(({ name }) => `/${name}`), pieces: stylePieces(css) };
  }
  await writeFile(STYLE_PIECES, JSON.stringify(sheets));
}

async function compress(): Promise<void> {
  for await (const file of glob([`${CLIENT_DIR}/assets/**/*.{js,css,svg,json}`, `${EMBED_DIR}/*.js`])) {
    const brotli = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    await pipeline(createReadStream(file), brotli, createWriteStream(`${file}.br`));
    await pipeline(createReadStream(file), createGzip({ level: 9 }), createWriteStream(`${file}.gz`));
  }
}
