import type { MaintenanceShown } from '#contract/maintenance.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { countFlats, countPhrase } from '#domain/text/count-phrase.ts';
import { formatBytes } from '#domain/text/format-bytes.ts';
import { Box } from '../admin/Box.tsx';
import { momentText } from '../admin/moment-text.ts';
import styles from './BackupBox.module.css';

const ROLES = { all: 'страницы и работа', web: 'страницы', worker: 'работа' };

type Node = MaintenanceShown['nodes'][number];

/** Nodes that run, with what each remembers instead of asking the database. */
export function NodesBox({ maintenance: { nodes, asOf } }: { maintenance: MaintenanceShown }) {
  return (
    <Box title="Индекс и память узлов" note={countPhrase(nodes.length, 'узел', 'узла', 'узлов')}>
      <ul>
        {nodes.map((node) => (
          <li key={node.id} className={styles.copy}>
            <span>
              {node.host}, {ROLES[node.role]}, {node.release}, с{'\u00a0'}
              {momentText(node.startedAt, asOf)}
            </span>
            <span className={styles.file}>{indexText(node, asOf)}</span>
            <span className={styles.file}>{memoryText(node)}</span>
          </li>
        ))}
      </ul>
    </Box>
  );
}

function indexText({ role, memory }: Node, asOf: Date): string {
  if (!memory?.index) return role === 'worker' ? 'Поиска на узле нет' : 'Индекса нет: поиск спрашивает базу';
  const { flats, complexes, builtAt } = memory.index;
  return `Индекс: ${countFlats(flats)}, ${formatNumber(complexes)} ЖК, обновлён ${momentText(new Date(builtAt), asOf)}`;
}

function memoryText({ memory }: Node): string {
  if (!memory) return '';
  const { pages, facts } = memory;
  const kept = pages
    ? `${countPhrase(pages.count, 'готовая страница', 'готовые страницы', 'готовых страниц')}, ${formatBytes(pages.bytes)}; `
    : '';
  return `${kept}${countPhrase(facts, 'справка', 'справки', 'справок')} в памяти`;
}
