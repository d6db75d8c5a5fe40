import { describe, expect, it, vi } from 'vitest';
import { bringFile, importsOf } from './bring-file.ts';

describe('imports of a built file', () => {
  it.each([
    [
      'import{r as e}from"./a-1_x.js";import"./b.module-2.js";var x=1;export{x as t};',
      ['./a-1_x.js', './b.module-2.js'],
    ],
    ['export{t as FlatCard}from"./FlatCard-3.js";', ['./FlatCard-3.js']],
    ["import {\n  a,\n  b,\n} from './a.js';\nimport * as c from './c.js';\n", ['./a.js', './c.js']],
    ['var e=()=>import(`./later.js`);export{e as t};', []],
    ['const a="./not.js";', []],
  ])('of %j are %j', (code, names) => {
    expect(importsOf(code)).toEqual(names);
  });
});

describe('a later file', () => {
  const files: Record<string, string> = {
    'page.js': 'import{a}from"./shared.js";import{b}from"./first.js";export{a as t};',
    'shared.js': 'import{c}from"./page.js";export{c as a};',
  };
  const load = vi.fn(() => Promise.resolve('module'));
  // A build leaves nothing of a closure but its import.
  const asked = Object.assign(load, { toString: () => '()=>import(`./page.js`)' });

  it('is imported when it and its imports have come, each of them once, and is asked for anew when one had not', async () => {
    const names: string[] = [];
    let lost = 'shared.js';
    vi.stubGlobal('document', { querySelector: () => ({ dataset: { scripts: pathOf('first.js') } }) });
    vi.stubGlobal('fetch', async (path: string) => {
      const name = path.slice(path.lastIndexOf('/') + 1);
      names.push(name);
      if (name !== lost) return new Response(files[name]);
      lost = '';
      throw new TypeError('Failed to fetch');
    });
    await expect(bringFile(asked)).rejects.toThrow('Failed to fetch');
    expect(load).not.toHaveBeenCalled();
    expect(await bringFile(asked)).toBe('module');
    expect(await bringFile(asked)).toBe('module');
    expect(names).toEqual(['page.js', 'shared.js', 'shared.js']);
    vi.unstubAllGlobals();
  });

  function pathOf(name: string): string {
    return new URL(`./${name}`, new URL('./bring-file.ts', import.meta.url)).pathname;
  }
});
