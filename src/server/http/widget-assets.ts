import { readFileSync } from 'node:fs';
import type { ApiKeyService } from '#domain/access/actor.ts';
import type { WidgetAssets } from '#web/widget/entry-server.tsx';
import { WIDGET_MANIFESTS } from '../build-output.ts';

/** The scripts and styles of every widget out of Vite's records of their builds: one file each. */
export function readWidgetAssets(): Record<ApiKeyService, WidgetAssets> {
  return { IPO_CALC: assetsIn(WIDGET_MANIFESTS.IPO_CALC), VITRINA: assetsIn(WIDGET_MANIFESTS.VITRINA) };
}

function assetsIn(manifest: string): WidgetAssets {
  const chunks: Record<string, { file: string; css?: string[]; isEntry?: boolean }> = JSON.parse(
    readFileSync(manifest, 'utf8'),
  );
  const entry = Object.values(chunks).find(({ isEntry }) => isEntry)!;
  return { scripts: [`/${entry.file}`], styles: (entry.css ?? []).map((file) => `/${file}`) };
}
