import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, cp, glob, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { AppError } from '../src/domain/errors.ts';
import { buildWhenStale } from './build-product.ts';

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

/** Floors that run on a server; the others are in `dist`, built. */
const FLOORS = ['domain', 'drawing', 'contract', 'db', 'search', 'integrations', 'feeds', 'services', 'api'];
/** Files beside the sources that only their tests and tools read. */
const ASIDE = /(\.test\.ts|README\.md|_snapshot\.json)$|^fixtures$/;
/** Types that packages ask for as peers: nothing runs them. */
const TYPES_ALONE = ['typescript', '@typescript', '@types'];

/**
 * Writes into an empty folder all that a machine needs to run the product, and nothing else: the server's sources,
 * which Node runs as they are, the built pages, the packages of `dependencies`. Builds what is stale. Returns the bytes of
 * each part. Errors: INVALID when the folder holds something.
 */
export async function writeRelease(
  dir: string,
  { packages = installPackages, withNode }: Parts,
): Promise<PartSize[]> {
  await mkdir(dir, { recursive: true });
  if ((await readdir(dir)).length > 0) throw new AppError('INVALID', `Папка ${dir} не пуста`);
  await buildWhenStale();
  for (const floor of [...FLOORS, 'server']) {
    await cp(join('src', floor), join(dir, 'src', floor), {
      recursive: true,
      filter: (path) => !ASIDE.test(basename(path)),
    });
  }
  await cp('dist', join(dir, 'dist'), { recursive: true });
  for (const file of ['package.json', 'package-lock.json', 'LICENSE', 'CHANGELOG.md']) {
    await copyFile(file, join(dir, file));
  }
  await packages(dir);
  for (const name of TYPES_ALONE) await rm(join(dir, 'node_modules', name), { recursive: true, force: true });
  await rm(join(dir, 'package-lock.json'));
  await describeProgram(join(dir, 'package.json'));
  if (withNode) await bringNode(dir);
  return Promise.all(
    (await readdir(dir)).map(async (name) => ({ name, bytes: await bytesIn(join(dir, name)) })),
  );
}

async function installPackages(dir: string): Promise<void> {
  const words = ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
  const npm = spawn('npm', words, { cwd: dir, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(npm, 'exit');
  if (code !== 0) throw new AppError('UNAVAILABLE', `npm ci в ${dir} закончился с кодом ${code}`);
}

/** Leaves of `package.json` its name, its version, its paths and the commands whose programs are there. */
async function describeProgram(file: string): Promise<void> {
  const {
    name,
    version,
    private: isPrivate,
    type,
    imports,
    scripts,
  } = JSON.parse(await readFile(file, 'utf8'));
  const commands = Object.entries<string>(scripts).filter(([, command]) => command.includes('src/server/'));
  const program = {
    name,
    version,
    private: isPrivate,
    type,
    imports,
    scripts: { start: 'exec node src/server/serve.ts', ...Object.fromEntries(commands) },
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
