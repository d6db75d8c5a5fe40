import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFile,
  cp,
  glob,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { WITH_FILES } from '../build/packages-left-out.ts';
import { AppError } from '../src/domain/errors.ts';
import { buildProduct, staleParts } from './build-product.ts';

interface Parts {
  /** Brings the packages of `dependencies` into the folder, where `package.json` and its lock lie already. */
  packages?(dir: string): Promise<void>;
  /** Whether the Node of this process comes along, for a machine that has none or another one. */
  withNode: boolean;
}

interface PartSize {
  name: string;
  bytes: number;
}

/** What the built server reads beside the sources: migrations, texts, fonts. */
const FILES = 'src/{db,integrations,server}/**/{*.{sql,json,md,ttf,ico},LICENSE}';
const ASIDE = /README\.md$|_snapshot\.json$|\/fixtures\//;
/** Programs that bring the demo market along, what a build knows of its sources, and what Node compiled here. */
const OF_BUILDER = /\/server\/(start|load-world[^/]*)\.js$|-stamp$|^dist\/compiled$/;

/**
 * Writes into an empty folder all that a machine needs to run the product, and nothing else: the built server and
 * pages, the files that they read, the packages that cannot be built in. Builds what is stale. Returns the bytes of each
 * part. Errors: INVALID when the folder holds something.
 */
export async function writeRelease(
  dir: string,
  { packages = installPackages, withNode }: Parts,
): Promise<PartSize[]> {
  await mkdir(dir, { recursive: true });
  if ((await readdir(dir)).length > 0) throw new AppError('INVALID', `Папка ${dir} не пуста`);
  await buildProduct(await staleParts());
  for await (const file of glob(FILES)) {
    if (ASIDE.test(file)) continue;
    await mkdir(dirname(join(dir, file)), { recursive: true });
    await copyFile(file, join(dir, file));
  }
  await cp('dist', join(dir, 'dist'), { recursive: true, filter: (path) => !OF_BUILDER.test(path) });
  for (const file of ['package.json', 'package-lock.json', 'LICENSE', 'CHANGELOG.md']) {
    await copyFile(file, join(dir, file));
  }
  await packages(dir);
  await keepPackages(join(dir, 'node_modules'));
  await rm(join(dir, 'package-lock.json'));
  await describeProgram(join(dir, 'package.json'));
  if (withNode) await bringNode(dir);
  return Promise.all(
    (await readdir(dir)).map(async (name) => ({ name, bytes: await bytesIn(join(dir, name)) })),
  );
}

/** Leaves those that are not built in, and what they need. */
async function keepPackages(folder: string): Promise<void> {
  const all = `${folder}-all`;
  await rename(folder, all);
  const needed = new Set(WITH_FILES);
  for (const name of needed) {
    // A package for another machine is named too, and is not here.
    const text = await readFile(join(all, name, 'package.json'), 'utf8').catch(() => null);
    if (text === null) continue;
    const { dependencies, optionalDependencies } = JSON.parse(text);
    for (const other of Object.keys({ ...dependencies, ...optionalDependencies })) needed.add(other);
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await rename(join(all, name), join(folder, name));
  }
  await rm(all, { recursive: true });
}

async function installPackages(dir: string): Promise<void> {
  const words = ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
  const npm = spawn('npm', words, { cwd: dir, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(npm, 'exit');
  if (code !== 0) throw new AppError('UNAVAILABLE', `npm ci в ${dir} закончился с кодом ${code}`);
}

/** Leaves of `package.json` its name, its version, its paths and the commands whose programs are there. */
async function describeProgram(file: string): Promise<void> {
  const { name, version, private: isPrivate, type, scripts } = JSON.parse(await readFile(file, 'utf8'));
  const commands = Object.entries<string>(scripts).flatMap(([word, command]) => {
    const [, program] = /^node src\/server\/cli\/(.+)\.ts$/.exec(command) ?? [];
    return program === undefined ? [] : [[word, `node dist/server/${program}.js`]];
  });
  const start = scripts.start.replace('scripts/start.ts', 'dist/server/serve.js');
  const program = {
    name,
    version,
    private: isPrivate,
    type,
    scripts: { start, ...Object.fromEntries(commands) },
  };
  await writeFile(file, `${JSON.stringify(program, null, 2)}\n`);
}

/** Commands of npm look for `node` among those of the packages first. */
async function bringNode(dir: string): Promise<void> {
  await mkdir(join(dir, 'bin'));
  await copyFile(process.execPath, join(dir, 'bin/node'));
  await mkdir(join(dir, 'node_modules/.bin'), { recursive: true });
  await rm(join(dir, 'node_modules/.bin/node'), { force: true });
  await symlink('../../bin/node', join(dir, 'node_modules/.bin/node'));
}

async function bytesIn(path: string): Promise<number> {
  let bytes = 0;
  for await (const file of glob([path, `${path}/**/*`])) bytes += (await stat(file)).size;
  return bytes;
}
