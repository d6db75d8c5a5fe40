import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { AppError } from '../src/domain/errors.ts';
import { byLanguage } from '../src/server/cli/by-language.ts';
import { fail } from '../src/server/fail.ts';
import { VERSION } from '../src/server/version.ts';
import { writeRelease } from './write-release.ts';

const HELP = byLanguage({
  ru: `npm run release -- ПАПКА [--without-node] — пишет в пустую папку всё, что нужно узлу, и ничего больше.

Собирает страницы, если они устарели, кладёт программу, её пакеты и Node. Там: bin/node dist/server/serve.js.
--without-node: Node есть на месте, как в образе контейнера.`,
  en: `npm run release -- FOLDER [--without-node] — writes into an empty folder all that a node needs, and nothing else.

Builds the pages if they are stale, puts the program, its packages and Node there. To run it: bin/node dist/server/serve.js.
--without-node: Node is there already, as in an image of a container.`,
});

await release().catch(fail);

async function release(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'without-node': { type: 'boolean', default: false }, help: { type: 'boolean' } },
  });
  if (values.help) return console.log(HELP);
  const [folder, ...rest] = positionals;
  if (folder === undefined || rest.length > 0) throw new AppError('INVALID', HELP);
  const dir = resolve(folder);
  const parts = await writeRelease(dir, { withNode: !values['without-node'] });
  const megabytes = (bytes: number) => Math.round(bytes / 1e6);
  const total = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  const large = parts.filter(({ bytes }) => bytes > 1e6);
  const words = large.map(({ name, bytes }) => `${name} ${megabytes(bytes)}`).join(', ');
  console.log(`${VERSION} в ${dir}: ${megabytes(total)} МБ (${words})`);
}
