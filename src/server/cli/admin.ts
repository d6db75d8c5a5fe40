import { GROUPS, type Group } from '#domain/access/groups.ts';
import { normalisePhone, phoneForField } from '#domain/access/phone.ts';
import { grantGroup } from '#services/access/grant-group.ts';
import { EXIT, runCommand, UsageError, withProduct } from './command.ts';

const HELP = `npm run admin -- КОМАНДА

  grant ТЕЛЕФОН ГРУППА         назначить человеку группу вместо прежней; человек без учётной записи получит её

Телефон: +79991234567 или '+7 (999) 123-45-67'. Группы: ${GROUPS.join(', ')}.
Код выхода: 0 — выполнено, 1 — не удалось, 2 — ошибка в команде.`;

await runCommand(HELP, async ([command, ...words]) => {
  if (command !== 'grant') throw new UsageError(`Нет команды «${command}»`);
  const [phoneWord, group, ...rest] = words;
  if (!phoneWord || !group || rest.length > 0) throw new UsageError('Укажите телефон и группу');
  const phone = normalisePhone(phoneWord) ?? normalisePhone(phoneForField(phoneWord));
  if (phone === undefined) throw new UsageError(`«${phoneWord}» не телефон`);
  if (!isGroup(group)) throw new UsageError(`Нет группы «${group}». Есть ${GROUPS.join(', ')}`);
  const { userId } = await withProduct((ctx) => grantGroup(ctx, { phone, group }));
  console.log(`${phone} (пользователь ${userId}): теперь ${group}`);
  return EXIT.ok;
});

function isGroup(word: string): word is Group {
  return (GROUPS as readonly string[]).includes(word);
}
