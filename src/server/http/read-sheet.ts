import { readFileSync } from 'node:fs';
import type { PageFiles } from '#web/page-files/dress-page.ts';
import { STYLE_PIECES } from '../build-output.ts';

/** A sheet of styles of the browser build by its file: its address, and its rules one by one. */
export function readSheet(file: string): Pick<PageFiles, 'sheet' | 'pieces'> {
  const all: Record<string, PageFiles['pieces']> = JSON.parse(readFileSync(STYLE_PIECES, 'utf8'));
  return { sheet: `/${file}`, pieces: all[file]! };
}
