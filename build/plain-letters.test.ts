import { build as buildFiles, type Rollup } from 'vite';
import { expect, test } from 'vitest';
import { plainLetters } from './plain-letters.ts';

async function build(source: string): Promise<string> {
  const entry = { name: 'entry', resolveId: (id: string) => id, load: () => source };
  const options = { ssr: 'entry', write: false, minify: false } as const;
  const plugins = [entry, plainLetters()];
  const built = await buildFiles({ configFile: false, logLevel: 'silent', plugins, build: options });
  return (built as Rollup.RollupOutput).output[0].code;
}

test('a program of one byte a letter says the same', async () => {
  const program = `
    const [имя, n] = ['Жильё', 2];
    export default [имя, \`\${n} к. — \${имя}\`, { цена: '₽' }, /^[а-яё]+🏠$/iu.test('дом🏠'), 'é', "\\u0416",
      /^\\«\\\\—$/.test('«\\\\—'), \`\\«\\\\—\`];
  `;
  const code = await build(program);
  expect(code).not.toMatch(/[^\0-\x7f]/);
  const { default: said } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(said).toEqual(['Жильё', '2 к. — Жильё', { цена: '₽' }, true, 'é', 'Ж', true, '«\\—']);
});

test('text that is asked for as it was written fails the build', async () => {
  await expect(build('export default String.raw`ширина \\d`;')).rejects.toThrow('as they were written');
  await expect(build('export default String.raw`\\d`;')).resolves.toContain('String.raw');
});
