import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { listAudit } from '#services/audit/list-audit.ts';
import type { Product } from '../src/server/product.ts';

const LOAD_WORLD = fileURLToPath(new URL('./load-world.ts', import.meta.url));
const LOW_PRIORITY = 10;

/**
 * Fills an installation with the whole demo market, in a process of its own and behind the server's back, so that pages
 * answer meanwhile. Collections are the last thing loaded, so one where some were ever saved has everything, though an
 * admin may have removed them since.
 */
export async function loadWorldBeside(
  product: Product,
  onClose: (close: () => Promise<unknown>) => void,
): Promise<void> {
  const ctx = product.workContext('load-world-beside');
  const { total: savedOnce } = await listAudit(ctx, { entity: 'collection', text: '', page: 1 });
  if (savedOnce > 0) return;
  // The words of the server about memory hold for it too.
  const child = spawn(process.execPath, [...process.execArgv, LOAD_WORLD], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  setPriority(child.pid!, LOW_PRIORITY);
  const exited = new Promise<number | null>((done) => child.once('exit', done));
  onClose(() => {
    child.kill('SIGTERM');
    return exited;
  });
  const code = await exited;
  if (code !== 0) console.error('Демо-мир загружен не весь: при следующем запуске загрузка продолжится');
}
