import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { glob, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { build } from 'vite';
import type { WidgetBuild } from '../build/vite.widget.config.ts';
import { BUILD_STAMP, CLIENT_DIR, EMBED_DIR } from '../src/server/build-output.ts';

/** Sources of a build; the server itself runs from its sources. */
const SOURCES = [
  'src/{web,ui,embed,contract,drawing,domain}/**/*',
  '{vite.config,build/*}.ts',
  'package-lock.json',
];

/** Builds unless the last build was made from exactly these sources. Returns whether it had to. */
export async function buildWhenStale(): Promise<boolean> {
  const stamp = await sourceStamp();
  const built = await readFile(BUILD_STAMP, 'utf8').catch(() => '');
  if (built === stamp) return false;
  await buildProduct();
  return true;
}

/** Builds the browser's files and the page server, and compresses what browsers fetch. */
export async function buildProduct(): Promise<void> {
  const stamp = await sourceStamp();
  await rm('dist', { recursive: true, force: true });
  await build({ logLevel: 'warn' });
  for (const mode of ['calculator', 'vitrina'] satisfies WidgetBuild[]) {
    await build({ logLevel: 'warn', configFile: 'build/vite.widget.config.ts', mode });
  }
  await build({ logLevel: 'warn', build: { ssr: true } });
  await build({ logLevel: 'warn', configFile: 'build/vite.embed.config.ts' });
  await compress();
  await writeFile(BUILD_STAMP, stamp);
}

async function sourceStamp(): Promise<string> {
  const hash = createHash('sha256');
  const files: string[] = [];
  for (const pattern of SOURCES) for await (const file of glob(pattern)) files.push(file);
  for (const file of files.sort()) {
    const { mtimeMs, size } = await stat(file);
    hash.update(`${file}\0${mtimeMs}\0${size}\n`);
  }
  return hash.digest('hex');
}

async function compress(): Promise<void> {
  for await (const file of glob([`${CLIENT_DIR}/assets/**/*.{js,css,svg,json}`, `${EMBED_DIR}/*.js`])) {
    const brotli = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    await pipeline(createReadStream(file), brotli, createWriteStream(`${file}.br`));
    await pipeline(createReadStream(file), createGzip({ level: 9 }), createWriteStream(`${file}.gz`));
  }
}
