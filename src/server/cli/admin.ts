import { text } from 'node:stream/consumers';
import { GROUPS, type Group } from '#domain/access/groups.ts';
import { normalisePhone, phoneForField } from '#domain/access/phone.ts';
import { grantGroup } from '#services/access/grant-group.ts';
import { inviteByLink } from '#services/access/invite-by-link.ts';
import { filesCommand } from './admin-files.ts';
import { keyCommand } from './admin-keys.ts';
import { byLanguage } from './by-language.ts';
import { EXIT, runCommand, UsageError, withProduct } from './command.ts';
import { writeSupportPacket } from './support-packet.ts';

const HELP = byLanguage({
  ru: `npm run admin -- КОМАНДА

  grant ТЕЛЕФОН ГРУППА         назначить человеку группу вместо прежней; человек без учётной записи получит её
  invite ТЕЛЕФОН ГРУППА        одноразовая ссылка, по которой человек войдёт без SMS и получит группу; живёт 15 минут
  key create IPO_CALC|VITRINA ОПИСАНИЕ
                               выдать ключ партнёру; ключ виден один раз. Можно повторять
                               --company ID --project ID --region мск|спб|другие --origin https://…
                               --permission VITRINA_BEGIN_MORTGAGE_FORM; срок: --until 2027-12-31
  key list                     ключи, их состояние и последнее использование
  key revoke НОМЕР             отозвать ключ сразу
  support ФАЙЛ                 записать для тех, кто помогает: версии, настройки без секретов, узлы и журнал,
                               если он подан на вход: journalctl … | npm run admin -- support ФАЙЛ
  files move                   перенести файлы с диска DATA_DIR в бакет S3; сервер может работать, команду можно повторять

Телефон: +79991234567 или '+7 (999) 123-45-67'. Группы: ${GROUPS.join(', ')}.
Код выхода: 0 — выполнено, 1 — не удалось, 2 — ошибка в команде.`,
  en: `npm run admin -- COMMAND

  grant PHONE GROUP            give a person this group instead of any other; whoever has no account gets one
  invite PHONE GROUP           a one-time link by which the person signs in without SMS and gets the group; 15 minutes
  key create IPO_CALC|VITRINA DESCRIPTION
                               make a key for a partner; it is shown once. May be repeated:
                               --company ID --project ID --region мск|спб|другие --origin https://…
                               --permission VITRINA_BEGIN_MORTGAGE_FORM; ends: --until 2027-12-31
  key list                     keys, their states and when each was last used
  key revoke NUMBER            revoke a key at once
  support FILE                 write for those who help: versions, settings without secrets, nodes, and the log if one
                               comes by the input: journalctl … | npm run admin -- support FILE
  files move                   move files from the disk of DATA_DIR into the S3 bucket; the server may run, may be repeated

Phone: +79991234567 or '+7 (999) 123-45-67'. Groups: ${GROUPS.join(', ')}.
Exit code: 0 done, 1 failed, 2 wrong words.`,
});

await runCommand(HELP, async ([command, ...words]) => {
  if (command === 'key') return keyCommand(words);
  if (command === 'files') return filesCommand(words);
  if (command === 'support') return supportCommand(words);
  if (command !== 'grant' && command !== 'invite') throw new UsageError(`Нет команды «${command}»`);
  const [phoneWord, group, ...rest] = words;
  if (!phoneWord || !group || rest.length > 0) throw new UsageError('Укажите телефон и группу');
  const phone = normalisePhone(phoneWord) ?? normalisePhone(phoneForField(phoneWord));
  if (phone === undefined) throw new UsageError(`«${phoneWord}» не телефон`);
  if (!isGroup(group)) throw new UsageError(`Нет группы «${group}». Есть ${GROUPS.join(', ')}`);
  if (command === 'invite') {
    const { url } = await withProduct((ctx) => inviteByLink(ctx, { phone, group }));
    console.log(`${phone}: ссылка действует 15 минут и один раз, группа ${group}\n${url}`);
    return EXIT.ok;
  }
  const { userId } = await withProduct((ctx) => grantGroup(ctx, { phone, group }));
  console.log(`${phone} (пользователь ${userId}): теперь ${group}`);
  return EXIT.ok;
});

async function supportCommand([file, ...rest]: string[]): Promise<number> {
  if (!file || rest.length > 0) throw new UsageError('Укажите один файл');
  const log = process.stdin.isTTY ? '' : await text(process.stdin);
  await withProduct((_, product) => writeSupportPacket(product, file, log));
  console.log(`Записано в ${file}. Прочтите его, прежде чем отправить`);
  return EXIT.ok;
}

function isGroup(word: string): word is Group {
  return (GROUPS as readonly string[]).includes(word);
}
