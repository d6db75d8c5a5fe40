import { cp, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Puts into `dir` the packages that `npm ci --omit=dev` would, out of those installed here: no registry is asked. */
export async function copyPackages(dir: string): Promise<void> {
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const inner = /^node_modules\/(?:@[^/]+\/)?[^/]+$/;
  const wanted = Object.keys(packages).filter((path) => inner.test(path) && !packages[path]!.dev);
  await Promise.all(
    wanted.map(async (path) => {
      // Those for other machines are named too, and are not here.
      if (await stat(path).catch(() => null)) await cp(path, join(dir, path), { recursive: true });
    }),
  );
}
