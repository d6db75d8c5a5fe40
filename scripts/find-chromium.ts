import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';

const SYSTEM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const PLAYWRIGHT_BROWSERS = 'chromium-*/chrome-*/{chrome,Chromium.app/Contents/MacOS/Chromium,chrome.exe}';

/**
 * Path of a Chromium for the browser tests: CHROMIUM_PATH, the system's, Playwright's, or one installed now.
 * Says what it did. Errors: one that names all three ways out.
 */
export async function findChromium(say: (line: string) => void): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH указывает на «${named}», там нет программы`);
    say(`Chromium: ${named} (из CHROMIUM_PATH)`);
    return named;
  }
  const found = (await installed()) ?? (await install(say));
  if (!found) {
    throw new Error(
      'Не нашли Chromium и не смогли его поставить. Установите его (apt-get install chromium), ' +
        'или выполните npx playwright-core install chromium, или задайте CHROMIUM_PATH',
    );
  }
  say(`Chromium: ${found}`);
  return found;
}

async function installed(): Promise<string | null> {
  const system = SYSTEM_PATHS.find((path) => existsSync(path));
  if (system) return system;
  const folder = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache/ms-playwright');
  for await (const file of glob(PLAYWRIGHT_BROWSERS, { cwd: folder })) return join(folder, file);
  return null;
}

async function install(say: (line: string) => void): Promise<string | null> {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Chromium не найден: ставим пакет chromium через apt-get');
    const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    spawnSync('apt-get', ['update'], options);
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options);
  } else {
    say('Chromium не найден: ставим через Playwright');
    spawnSync('npx', ['playwright-core', 'install', 'chromium'], { stdio: 'ignore' });
  }
  return installed();
}
