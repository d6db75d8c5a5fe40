import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { LEAD_PROVIDERS, type LeadAddress } from '#integrations/lead/port.ts';
import { listLeads } from '#services/lead/list-leads.ts';
import { sendLeadAgain } from '#services/lead/send-lead-again.ts';
import { setLeadDestination } from '#services/lead/set-lead-destination.ts';
import { byLanguage } from './by-language.ts';
import { EXIT, runCommand, UsageError, withProduct } from './command.ts';

const HELP = byLanguage({
  ru: `npm run leads -- КОМАНДА

  list [--state waiting|delivered|refused]      сто последних заявок, без контактов
  send-again НОМЕР                              отправить отклонённую заявку ещё раз
  destination КЛИЕНТ inbox                      заявки клиента остаются во входящих
  destination КЛИЕНТ ПОЛУЧАТЕЛЬ АДРЕС           заявки клиента уходят по адресу; ключ читается из потока ввода

Получатели: ${LEAD_PROVIDERS.join(', ')}. Ключ нужен всем, кроме bitrix24: npm run leads -- destination Банк webhook
https://bank.example/leads < key.txt
Код выхода: 0 — выполнено, 1 — не удалось, 2 — ошибка в команде.`,
  en: `npm run leads -- COMMAND

  list [--state waiting|delivered|refused]      the last hundred leads, without contacts
  send-again NUMBER                             send a refused lead once more
  destination CLIENT inbox                      leads of a client stay in the inbox
  destination CLIENT PROVIDER ADDRESS           leads of a client go to an address; the key is read from the input

Providers: ${LEAD_PROVIDERS.join(', ')}. All but bitrix24 need a key: npm run leads -- destination Bank webhook
https://bank.example/leads < key.txt
Exit code: 0 done, 1 failed, 2 wrong words.`,
});

const STATES = ['WAITING', 'DELIVERED', 'REFUSED'] as const;
const STATE_WORDS = { WAITING: 'ждёт', DELIVERED: 'доставлена', REFUSED: 'отклонена' };

await runCommand(HELP, async (words) => {
  const { positionals, values } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { state: { type: 'string' } },
  });
  const [command, ...rest] = positionals;
  if (command === 'list' && rest.length === 0) return list(values.state);
  if (command === 'send-again' && rest.length === 1) return sendAgain(rest[0]!);
  if (command === 'destination') return destination(rest);
  throw new UsageError(`Нет команды «${positionals.join(' ')}»`);
});

async function list(word: string | undefined): Promise<number> {
  const state = STATES.find((one) => one.toLowerCase() === word);
  if (word !== undefined && !state) throw new UsageError(`Нет состояния «${word}»`);
  const leads = await withProduct((ctx) => listLeads(ctx, state ? { state } : {}));
  for (const lead of leads) {
    const words = [
      lead.id,
      lead.createdAt.toISOString(),
      lead.kind,
      lead.client ?? 'площадка',
      STATE_WORDS[lead.state],
    ];
    console.log([...words, lead.lastError ?? ''].join('  ').trimEnd());
  }
  if (leads.length === 0) console.log('Заявок нет');
  return EXIT.ok;
}

async function sendAgain(word: string): Promise<number> {
  if (!/^[1-9]\d{0,8}$/.test(word)) throw new UsageError(`«${word}» не номер заявки`);
  await withProduct((ctx) => sendLeadAgain(ctx, { id: Number(word) }));
  console.log(`Заявка ${word} будет отправлена ещё раз`);
  return EXIT.ok;
}

async function destination([client, provider, url, ...rest]: string[]): Promise<number> {
  if (!client || !provider || rest.length > 0) throw new UsageError('Укажите клиента и получателя');
  const address = provider === 'inbox' ? null : await addressOf(provider, url);
  await withProduct((ctx) => setLeadDestination(ctx, { client, address }));
  console.log(`Заявки клиента «${client}»: ${provider}`);
  return EXIT.ok;
}

/** The key comes by standard input: words of a command are seen by everybody on the machine. */
async function addressOf(provider: string, url: string | undefined): Promise<LeadAddress> {
  const known = LEAD_PROVIDERS.find((one) => one === provider);
  if (!known) throw new UsageError(`Нет получателя «${provider}». Есть inbox, ${LEAD_PROVIDERS.join(', ')}`);
  if (!url) throw new UsageError('Укажите адрес получателя');
  const key = known === 'bitrix24' || process.stdin.isTTY ? '' : (await text(process.stdin)).trim();
  return { provider: known, url, key: key === '' ? null : key };
}
