import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';

interface Kind {
  system: string[];
  /** In the folder of Playwright's browsers. */
  playwright: string;
}

/** Has no window and nothing of one, so the same pages cost it a sixth less time. */
const SHELL: Kind = {
  system: ['/usr/bin/chromium-headless-shell'],
  playwright: 'chromium_headless_shell-*/chrome-headless-shell-*/chrome-headless-shell{,.exe}',
};
const WHOLE: Kind = {
  system: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
  playwright: 'chromium-*/chrome-*/{chrome,Chromium.app/Contents/MacOS/Chromium,chrome.exe}',
};
/** A machine without a network goes on with what it has. */
const LONGEST_FETCH_MS = 120_000;

/**
 * Path of a Chromium for the browser tests: CHROMIUM_PATH, a headless shell (the system's, Playwright's, or one that a
 * system administrator of Debian gets now), a whole Chromium, or one that Playwright installs now. Says what it did.
 * Errors: one that names all three ways out.
 */
export async function findChromium(say: (line: string) => void): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH указывает на «${named}», там нет программы`);
    say(`Chromium: ${named} (из CHROMIUM_PATH)`);
    return named;
  }
  const found =
    (await installed(SHELL)) ??
    (await installFromDebian(say)) ??
    (await installed(WHOLE)) ??
    (await installFromPlaywright(say));
  if (!found) {
    throw new Error(
      'Не нашли Chromium и не смогли его поставить. Установите его (apt-get install chromium-headless-shell), ' +
        'или выполните npx playwright-core install --only-shell chromium, или задайте CHROMIUM_PATH',
    );
  }
  say(`Chromium: ${found}`);
  return found;
}

async function installed({ system, playwright }: Kind): Promise<string | null> {
  const path = system.find((path) => existsSync(path));
  if (path) return path;
  const folder = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache/ms-playwright');
  for await (const file of glob(playwright, { cwd: folder })) return join(folder, file);
  return null;
}

/** What is fetched is limited in time, what is written into the system is not: half a package would harm it. */
async function installFromDebian(say: (line: string) => void): Promise<string | null> {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return null;
  say('Ставим пакет chromium-headless-shell через apt-get');
  const deadline = Date.now() + LONGEST_FETCH_MS;
  const aptGet = (...words: string[]) =>
    succeeds('apt-get', [...words, '-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=0'], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      ...(words.includes('--no-download') ? {} : { timeout: Math.max(1, deadline - Date.now()) }),
    });
  // A Chromium of an older version makes way for a newer one, and never for none.
  const install = ['install', '-y', '--no-install-recommends', '--no-remove', 'chromium-headless-shell'];
  await aptGet('update');
  if (await aptGet(...install, '--download-only')) await aptGet(...install, '--no-download');
  return installed(SHELL);
}

async function installFromPlaywright(say: (line: string) => void): Promise<string | null> {
  say('Chromium не найден: ставим через Playwright');
  await succeeds('npx', ['playwright-core', 'install', '--only-shell', 'chromium']);
  return installed(SHELL);
}

/** Whether a program ran to its end without a fault; what is not there has failed. */
async function succeeds(command: string, args: string[], options: SpawnOptions = {}): Promise<boolean> {
  const child = spawn(command, args, { stdio: 'ignore', ...options });
  const [code] = await once(child, 'close').catch(() => [null]);
  return code === 0;
}
