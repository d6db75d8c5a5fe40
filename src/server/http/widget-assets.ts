import { readFileSync } from 'node:fs';
import type { WidgetAssets } from '#web/widget/entry-server.tsx';
import { WIDGET_MANIFEST } from '../build-output.ts';

/** The scripts and styles of the widget out of Vite's record of its build: one file each. */
export function readWidgetAssets(): WidgetAssets {
  const chunks: Record<string, { file: string; css?: string[]; isEntry?: boolean }> = JSON.parse(
    readFileSync(WIDGET_MANIFEST, 'utf8'),
  );
  const entry = Object.values(chunks).find(({ isEntry }) => isEntry)!;
  return { scripts: [`/${entry.file}`], styles: (entry.css ?? []).map((file) => `/${file}`) };
}
