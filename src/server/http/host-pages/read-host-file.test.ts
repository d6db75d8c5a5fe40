import { describe, expect, it } from 'vitest';
import { listHostPages, readHostFile } from './read-host-file.ts';

const WORDS = { site: 'https://site.example', key: 'k', snippet: '<div data-genplan-calculator="k"></div>' };

describe('host pages', () => {
  it('are eight, each under its number with the words put in', async () => {
    const pages = await listHostPages();
    expect(pages.map(({ number }) => number)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    for (const { number, title } of pages) {
      const page = await readHostFile(number, WORDS);
      expect(page!.text).toContain(`<h1>${title}</h1>`);
      expect(page!.text).toMatch(/data-genplan-calculator="k"|data-key="k"/);
      expect(page!.text).not.toMatch(/\{\{|undefined|style=|<script>/);
    }
  });

  it('listen before the code of the widget, whichever of the two scripts comes first', async () => {
    for (const { number } of await listHostPages()) {
      const [before] = (await readHostFile(number, WORDS))!.text.split('<body>');
      expect(before).toContain('<script src="host.js"></script>');
    }
  });

  it('have scripts that import what is served', async () => {
    const seen = new Set<string>();
    const follow = async (name: string): Promise<void> => {
      if (seen.has(name)) return;
      seen.add(name);
      const script = await readHostFile(name, WORDS);
      expect([name, script?.type]).toEqual([name, 'text/javascript; charset=utf-8']);
      for (const [, path] of script!.text.matchAll(/from\s*["']\.\/(.+?)["']/g)) {
        await follow(name.startsWith('client/') ? `client/${path}` : path!);
      }
    };
    await follow('single-page.js');
    expect(seen).toContain('client/create-client.js');
  });

  it.each(['0', '9', 'host.ts', '../README.md', 'client/../../package.js', 'nothing.js', ''])(
    'there is no %j',
    async (name) => {
      expect(await readHostFile(name, WORDS)).toBeUndefined();
    },
  );
});
