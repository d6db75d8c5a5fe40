import { readFile, writeFile } from 'node:fs/promises';
import { byLanguage } from '../src/server/cli/by-language.ts';
import { readFont } from './drawn-letters/read-font.ts';

const OUT = 'src/drawing/letters/onest.ts';
/** Grid lines an em: a fourteenth of a pixel at the largest letters of a plan. */
const GRID = 200;

const between = (first: string, last: string): string[] =>
  Array.from({ length: last.codePointAt(0)! - first.codePointAt(0)! + 1 }, (_, at) =>
    String.fromCodePoint(first.codePointAt(0)! + at),
  );

const LETTERS = [
  ...' .,-–—«»²№/()’',
  ...between('0', '9'),
  ...between('A', 'Z'),
  ...between('a', 'z'),
  ...between('А', 'я'),
  ...'Ёё',
];

const files = process.argv.slice(2);
if (files.length === 0 || files.includes('--help')) {
  console.log(
    byLanguage({
      ru: `node scripts/drawn-letters.ts ШРИФТ.woff… — пишет контуры букв в ${OUT}; файлы из @fontsource/onest`,
      en: `node scripts/drawn-letters.ts FONT.woff… — writes the outlines of letters to ${OUT}; files of @fontsource/onest`,
    }),
  );
} else {
  const fonts = (await Promise.all(files.map((file) => readFile(file)))).map((bytes) =>
    readFont(bytes, GRID),
  );
  const rows = LETTERS.map((letter) => {
    const glyph = fonts.map((font) => font(letter)).find((found) => found !== undefined);
    if (!glyph) throw new Error(`No font has ${letter}`);
    const { advance, x, y, rest } = glyph;
    return `  '${letter}': [${advance}, ${x}, ${y}, '${rest}'],`;
  });
  await writeFile(OUT, tableOf(rows));
}

function tableOf(rows: readonly string[]): string {
  return `// Written by scripts/drawn-letters.ts after Onest Medium of @fontsource/onest 5.3.1 (SIL Open Font License 1.1).

/** The way of the pen, the point above the line where the outline begins, and the rest of the outline from there. */
export type Letter = readonly [advance: number, x: number, y: number, rest: string];

/** Grid lines an em. */
export const LETTER_GRID = ${GRID};

// biome-ignore format: a row a letter
export const ONEST: Readonly<Record<string, Letter>> = {
${rows.join('\n')}
};
`;
}
