import { readFileSync } from 'node:fs';
import type { ApiKeyService } from '#domain/access/actor.ts';
import type { PageFiles } from '#web/page-files/dress-page.ts';
import { WIDGET_MANIFESTS } from '../build-output.ts';
import { readSheet } from './read-sheet.ts';

/** The script and the styles of every widget out of Vite's records of their builds: one file each. */
export function readWidgetFiles(): Record<ApiKeyService, PageFiles> {
  return { IPO_CALC: filesIn(WIDGET_MANIFESTS.IPO_CALC), VITRINA: filesIn(WIDGET_MANIFESTS.VITRINA) };
}

function filesIn(manifest: string): PageFiles {
  const chunks: Record<string, { file: string; css?: string[]; isEntry?: boolean }> = JSON.parse(
    readFileSync(manifest, 'utf8'),
  );
  const { file, css } = Object.values(chunks).find(({ isEntry }) => isEntry)!;
  return { ...readSheet(css![0]!), scripts: [`/${file}`] };
}
