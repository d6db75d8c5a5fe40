import { join } from 'node:path';
import { instance } from '@viz-js/viz';
import { getTableName, is } from 'drizzle-orm';
import { CasingCache } from 'drizzle-orm/casing';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../src/db/schema/index.ts';

export const TABLES_PICTURE = join(import.meta.dirname, '../docs/pictures/tables.svg');

const CASING = new CasingCache('snake_case');

/**
 * The tables of the database as SVG: keys bold, columns that refer to other tables, how many more there are; an arrow a
 * foreign key. Tables that refer to nothing stand apart.
 */
export async function drawTables(): Promise<string> {
  const tables = Object.values(schema)
    .filter((one) => is(one, PgTable))
    .sort((one, other) => (getTableName(one) < getTableName(other) ? -1 : 1));
  const arrows = tables.flatMap(arrowsOf);
  const graphviz = await instance();
  return graphviz.renderString(
    `digraph {
rankdir=LR; ranksep=1.2; nodesep=0.12; pack=24; packmode="array_t6"; bgcolor=white;
node [shape=plain, fontname="Arial", fontsize=10];
edge [color="#8a93a3", arrowsize=0.6];
${tables.map(drawTable).join('\n')}
${arrows.join('\n')}
}`,
    { format: 'svg' },
  );
}

function drawTable(table: PgTable): string {
  const { name, columns, foreignKeys, primaryKeys } = getTableConfig(table);
  const keys = new Set([
    ...columns.filter(({ primary }) => primary).map((column) => column.name),
    ...primaryKeys.flatMap((key) => key.columns.map((column) => column.name)),
  ]);
  const referring = new Set(
    foreignKeys.flatMap((key) => key.reference().columns.map((column) => column.name)),
  );
  const shown = columns.filter((column) => keys.has(column.name) || referring.has(column.name));
  const rows = shown.map((column) => {
    const text = CASING.getColumnCasing(column) + (column.notNull ? '' : '?');
    return row(keys.has(column.name) ? `<b>${text}</b>` : text, `port="${column.name}"`);
  });
  const others = columns.length - shown.length;
  if (others > 0) rows.push(row(`<font color="#6b7484">+ ${others}</font>`));
  rows.unshift(row(`<b>${name}</b>`, 'bgcolor="#e8edf7"'));
  return `"${name}" [label=<<table border="0" cellborder="1" cellspacing="0" cellpadding="3" color="#c9cdd4">${rows.join('')}</table>>];`;
}

function row(html: string, attributes = ''): string {
  return `<tr><td align="left" ${attributes}>${html}</td></tr>`;
}

function arrowsOf(table: PgTable): string[] {
  return getTableConfig(table).foreignKeys.map((key) => {
    const { columns, foreignTable } = key.reference();
    return `"${getTableName(table)}":"${columns[0]!.name}" -> "${getTableName(foreignTable)}";`;
  });
}
