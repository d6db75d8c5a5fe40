import { type Db, inTransaction } from '#db/client.ts';
import { endAlarms, raiseAlarms } from '#db/queries/maintenance/alarms.ts';
import { findTelegramChat, listTelegramUsersOf } from '#db/queries/telegram/telegram-chats.ts';
import type { ServiceContext } from '../context.ts';
import { findFaults } from './find-faults.ts';
import { observeInstallation } from './observe-installation.ts';
import { SEND_ALARM } from './send-alarm.ts';

/** A fault that comes and goes is one: it is over when it was not seen for so long. */
const OVER_AFTER_MS = 10 * 60_000;

/**
 * Looks for faults and promises a message of each to everybody on duty, once when it begins and once when it is over:
 * background work of every minute.
 */
export async function watchFaults(ctx: ServiceContext): Promise<void> {
  const { appEnv, smsDailyBudget } = ctx.settings;
  const limits = { smsDailyBudget, isBackupExpected: appEnv === 'production' };
  const faults = findFaults(await observeInstallation(ctx), limits);
  const names = faults.map(({ name }) => name);
  const overSince = new Date(ctx.now.getTime() - OVER_AFTER_MS);
  await inTransaction(ctx.db, async (tx) => {
    const raised = await raiseAlarms(tx, names, ctx.now);
    for (const { name, words } of faults) if (raised.includes(name)) await tell(ctx, tx, name, words);
    for (const name of await endAlarms(tx, names, overSince)) {
      await tell(ctx, tx, `${name}-over`, `Прошло: ${OVER_WORDS[name] ?? name}`);
    }
  });
}

const OVER_WORDS: Readonly<Record<string, string>> = {
  'dead-work': 'неудавшейся фоновой работы больше нет',
  'work-waits': 'фоновая работа больше не ждёт',
  'sms-spent': 'бюджет SMS снова есть',
  'sms-runs-out': 'бюджет SMS больше не подходит к концу',
  'feeds-overdue': 'все фиды читаются в срок',
  'backup-old': 'копия сделана',
};

async function tell(ctx: ServiceContext, tx: Db, name: string, words: string): Promise<void> {
  const { alertEmails, alertChats } = ctx.settings;
  const people = await listTelegramUsersOf(tx, 'SUPERADMIN');
  const chats = await Promise.all(people.map((id) => findTelegramChat(tx, id)));
  const all = new Set([...alertChats, ...chats.flatMap((chat) => chat?.chatId ?? [])]);
  const targets = [
    ...alertEmails.map((_, index) => ({ kind: 'email' as const, index })),
    ...[...all].map((chatId) => ({ kind: 'telegram' as const, chatId })),
  ];
  for (const target of targets) {
    await SEND_ALARM.promise(tx, { target, name, words }, { now: ctx.now });
  }
}
