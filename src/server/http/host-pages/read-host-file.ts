import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CLIENTS_DIR } from '../../build-output.ts';

const PAGES = join(CLIENTS_DIR, 'host-pages');
const CLIENT = join(CLIENTS_DIR, 'typescript');
const NUMBER = /^[1-9]$/;
const SCRIPT = /^(client\/)?([a-z.-]+)\.js$/;

export interface HostPageWords {
  /** Origin of the service. */
  site: string;
  key: string;
  /** The markup that a partner pastes into a page. */
  snippet: string;
}

/** Lists the example pages of partners, on which we try the widget, by number and title. */
export async function listHostPages(): Promise<{ number: string; title: string }[]> {
  const names = (await readdir(PAGES)).filter((name) => name.endsWith('.html')).sort();
  return Promise.all(
    names.map(async (name) => {
      const html = await readFile(join(PAGES, name), 'utf8');
      return { number: name[0]!, title: /<title>([^<]*)<\/title>/.exec(html)![1]! };
    }),
  );
}

/**
 * Gives a file of the example pages for a browser: '1' … '8' are pages with the words filled in, '.js' is a script
 * compiled from its TypeScript. Undefined when there is no such file.
 */
export async function readHostFile(
  name: string,
  words: HostPageWords,
): Promise<{ type: string; text: string } | undefined> {
  if (NUMBER.test(name)) {
    const file = (await readdir(PAGES)).find((one) => one.startsWith(`${name}-`));
    if (!file) return undefined;
    const html = await readFile(join(PAGES, file), 'utf8');
    const text = html.replace(/\{\{(\w+)\}\}/g, (_, word) => words[word as keyof HostPageWords]);
    return { type: 'text/html; charset=utf-8', text };
  }
  if (name === 'host.css') {
    return { type: 'text/css; charset=utf-8', text: await readFile(join(PAGES, name), 'utf8') };
  }
  const [, inClient, base] = SCRIPT.exec(name) ?? [];
  const path = join(inClient ? CLIENT : PAGES, `${base}.ts`);
  const source = base && (await readFile(path, 'utf8').catch(() => undefined));
  if (!source) return undefined;
  return { type: 'text/javascript; charset=utf-8', text: await toJavaScript(path, source) };
}

/** Removes the types and points imports to the addresses that serve the files. */
async function toJavaScript(path: string, source: string): Promise<string> {
  const { transformWithOxc } = await import('vite');
  const { code } = await transformWithOxc(source, path);
  return code.replaceAll('../typescript/', './client/').replace(/(from\s*["'][^"']+)\.ts(["'])/g, '$1.js$2');
}
