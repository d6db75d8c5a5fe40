import { formatNumber } from '#domain/money/format-number.ts';
import type { InstallationState } from './observe-installation.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Work waits for its try for seconds; imports may stand in line behind long ones. */
const WAITS_TOO_LONG_MS = 10 * MINUTE_MS;
const IMPORT_WAITS_TOO_LONG_MS = 2 * HOUR_MS;
/** A copy a day, and two hours for it to be late. */
const BACKUP_IS_OLD_MS = 26 * HOUR_MS;

/** Something that people on duty must know of: its name, by which it is told once, and what to say. */
export interface Fault {
  name: string;
  words: string;
}

interface Limits {
  smsDailyBudget: number;
  /** Where copies are nobody's business, their absence is no fault. */
  isBackupExpected: boolean;
}

/** Judges the condition of an installation; the worst of several that say the same alone is told. */
export function findFaults(
  { at, queues, overdueFeeds, smsSent, backupAt }: InstallationState,
  { smsDailyBudget, isBackupExpected }: Limits,
): Fault[] {
  const faults: Fault[] = [];
  const dead = queues.filter((queue) => queue.dead > 0);
  if (dead.length > 0) {
    const named = dead.map(({ topic, dead: count }) => `${topic} — ${formatNumber(count)}`).join(', ');
    faults.push({ name: 'dead-work', words: `Фоновая работа не удалась после всех попыток: ${named}` });
  }
  const late = queues.filter(({ topic, oldestReadyAt }) => {
    const limit = topic === 'run-feed' ? IMPORT_WAITS_TOO_LONG_MS : WAITS_TOO_LONG_MS;
    return oldestReadyAt !== null && at.getTime() - oldestReadyAt.getTime() > limit;
  });
  if (late.length > 0) {
    const named = late.map(({ topic }) => topic).join(', ');
    faults.push({ name: 'work-waits', words: `Фоновая работа ждёт дольше 10 минут: ${named}` });
  }
  const sms = `SMS за сутки: ${formatNumber(smsSent)} из ${formatNumber(smsDailyBudget)}`;
  if (smsSent >= smsDailyBudget) {
    faults.push({ name: 'sms-spent', words: `${sms}. Войти по коду никто не сможет до новых суток` });
  } else if (smsSent >= Math.ceil(smsDailyBudget * 0.8)) {
    faults.push({
      name: 'sms-runs-out',
      words: `${sms}. Если столько людей не входило, коды просит программа`,
    });
  }
  if (overdueFeeds > 0) {
    faults.push({
      name: 'feeds-overdue',
      words: `Фидов, которые не удалось прочитать два срока подряд: ${formatNumber(overdueFeeds)}`,
    });
  }
  if (isBackupExpected && (backupAt === null || at.getTime() - backupAt.getTime() > BACKUP_IS_OLD_MS)) {
    faults.push({
      name: 'backup-old',
      words: backupAt === null ? 'Копии ещё не делались' : 'Последней копии больше 26 часов',
    });
  }
  return faults;
}
