import type { MaintenanceShown } from '#contract/maintenance.ts';
import { formatBytes } from '#domain/text/format-bytes.ts';
import { Box } from '../admin/Box.tsx';
import { momentText } from '../admin/moment-text.ts';
import styles from './BackupBox.module.css';
import { MaintenanceTaskRow } from './RefreshBox.tsx';

/** A copy of all rows and files now, how it goes, and the copies there are. */
export function BackupBox({ maintenance }: { maintenance: MaintenanceShown }) {
  const { tasks, backups, backupDirectory, asOf } = maintenance;
  const task = tasks.find((one) => one.task === 'backup');
  return (
    <Box title="Копия данных" note={backupDirectory}>
      <ul>{task && <MaintenanceTaskRow of={task} maintenance={maintenance} />}</ul>
      {backups.length > 0 && (
        <ul className={styles.copies} aria-label="Последние копии">
          {backups.map(({ id, finishedAt, bytes, file, host, holdsKey }) => (
            <li key={id} className={styles.copy}>
              <span>
                {momentText(finishedAt, asOf)}, {formatBytes(bytes)}
              </span>
              {file && (
                <span className={styles.file}>
                  {host}: {file}
                </span>
              )}
              {holdsKey === false && <span className={styles.key}>без SECRET_KEY: храните его отдельно</span>}
            </li>
          ))}
        </ul>
      )}
    </Box>
  );
}
