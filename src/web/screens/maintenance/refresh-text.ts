import type { MaintenanceShown } from '#contract/maintenance.ts';
import { formatPhone } from '#domain/access/format-phone.ts';
import type { MaintenanceProgress } from '#domain/maintenance/maintenance-task.ts';
import { CURRENCIES } from '#domain/money/currency.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { countFlats, countPhrase } from '#domain/text/count-phrase.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { formatDate } from '#domain/time/format-date.ts';
import { momentText } from '../admin/moment-text.ts';

type Task = MaintenanceShown['tasks'][number];
type Known = Pick<MaintenanceShown, 'asOf' | 'rates'>;

const NOT_YET: Partial<Record<Task['task'], string>> = {
  files: 'ещё не проверяли',
  announcement: 'ещё не сообщали',
  outdated: 'ещё не удаляли',
  backup: 'Отсюда ещё не копировали',
};

/** How bringing something up to date went last, in a line. */
export function refreshText({ task, last }: Task, { asOf, rates }: Known): string {
  if (last === null) {
    return `${task === 'rates' ? `${ratesText(rates)}; ` : ''}${NOT_YET[task] ?? 'ещё не обновляли'}`;
  }
  const { state, askedAt, startedAt, endedAt, count, error, progress, user } = last;
  switch (state) {
    case 'waiting':
      return 'Ждёт очереди';
    case 'running':
      return `Идёт с ${momentText(startedAt ?? askedAt, asOf)}${progress ? `: ${progressText(progress)}` : ''}`;
    case 'failed':
      return `${momentText(endedAt ?? askedAt, asOf)}: ${error ?? 'не закончилось, запустите ещё раз'}`;
    case 'done': {
      const by = user ? user.name || formatPhone(user.phone) : 'по расписанию';
      const what = task === 'rates' ? ratesText(rates) : countText(task, count ?? 0);
      return [momentText(endedAt ?? askedAt, asOf), by, what].join(', ');
    }
  }
}

function countText(task: Exclude<Task['task'], 'rates'>, count: number): string {
  switch (task) {
    case 'index':
      return countFlats(count);
    case 'dictionary':
      return count === 0 ? 'изменений нет' : countPhrase(count, 'изменение', 'изменения', 'изменений');
    case 'register':
    case 'infrastructure':
      return countPhrase(count, 'проект', 'проекта', 'проектов');
    case 'files':
      return count === 0
        ? 'изменений нет'
        : countPhrase(count, 'файл исправлен', 'файла исправлено', 'файлов исправлено');
    case 'announcement':
      return count === 0 ? 'новостей нет' : countPhrase(count, 'адрес', 'адреса', 'адресов');
    case 'outdated':
      return count === 0
        ? 'удалять нечего'
        : countPhrase(count, 'запись удалена', 'записи удалено', 'записей удалено');
    case 'backup':
      return countPhrase(count, 'строка', 'строки', 'строк');
    case 'media':
      return countPhrase(count, 'файл', 'файла', 'файлов');
  }
}

/** 'строки 120 000 из 430 000'. */
function progressText({ part, done, of }: MaintenanceProgress): string {
  return `${part === 'rows' ? 'строки' : 'файлы'} ${formatNumber(done)} из${NBSP}${formatNumber(of)}`;
}

/** 'USD 84,01 ₽, AED 22,87 ₽ на 20.11.2026'. */
function ratesText(rates: Known['rates']): string {
  const ordered = CURRENCIES.flatMap((currency) => rates.find((rate) => rate.currency === currency) ?? []);
  const newest = ordered
    .map(({ asOf }) => asOf)
    .sort()
    .at(-1);
  if (newest === undefined) return 'курсов нет';
  const amounts = ordered.map(
    ({ currency, roubles }) =>
      `${currency}${NBSP}${formatNumber(roubles, { decimals: 2, minDecimals: 2 })}${NBSP}₽`,
  );
  return `${amounts.join(', ')} на ${formatDate(newest)}`;
}
