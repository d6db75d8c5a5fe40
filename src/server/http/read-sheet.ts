import { readFileSync } from 'node:fs';
import type { PageFiles } from '#web/page-files/dress-page.ts';
import { STYLE_PIECES } from '../build-output.ts';

/** The styles of the browser build by the file Vite made of them. */
export function readSheet(file: string): Pick<PageFiles, 'sheets' | 'pieces'> {
  const all: Record<string, Pick<PageFiles, 'sheets' | 'pieces'>> = JSON.parse(
    readFileSync(STYLE_PIECES, 'utf8'),
  );
  return all[file]!;
}
