import { parseArgs } from 'node:util';
import { ApiKeyInput, type ApiKeyShown } from '#contract/api-key.ts';
import type { ApiKeyState } from '#domain/access/api-key-state.ts';
import { parseIsoDate } from '#domain/time/iso-date.ts';
import { endOfMoscowDay } from '#domain/time/moscow.ts';
import { createApiKey } from '#services/access/create-api-key.ts';
import { listApiKeys } from '#services/access/list-api-keys.ts';
import { revokeApiKey } from '#services/access/revoke-api-key.ts';
import { EXIT, UsageError, withProduct } from './command.ts';

/** `admin key …`: makes, lists and takes back keys of partners; to the exit code. */
export function keyCommand([action, ...words]: string[]): Promise<number> {
  switch (action) {
    case 'create':
      return createCommand(words);
    case 'list':
      return withProduct(async (ctx) => {
        for (let page = 1, pages = 1; page <= pages; page += 1) {
          const list = await listApiKeys(ctx, { text: '', page });
          for (const key of list.rows) console.log(describeKey(key));
          pages = list.pages;
        }
        return EXIT.ok;
      });
    case 'revoke':
      return revokeCommand(words);
    default:
      throw new UsageError('Укажите key create, key list или key revoke');
  }
}

async function createCommand(words: string[]): Promise<number> {
  const several = { type: 'string', multiple: true, default: [] as string[] } as const;
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      company: several,
      project: several,
      region: several,
      origin: several,
      permission: several,
      until: { type: 'string' },
    },
  });
  const [service, description, ...rest] = positionals;
  if (rest.length > 0) throw new UsageError('Описание возьмите в кавычки');
  const input = ApiKeyInput.safeParse({
    service,
    description,
    companyIds: values.company.map(Number),
    projectIds: values.project.map(Number),
    regions: values.region,
    baseUrls: values.origin,
    permissions: values.permission,
    expiresAt: values.until === undefined ? null : endOfDay(values.until),
  });
  if (!input.success) {
    throw new UsageError(
      input.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
    );
  }
  const { id, key } = await withProduct((ctx) => createApiKey(ctx, input.data));
  console.log(`Ключ ${id}: ${key}\nБольше он показан не будет.`);
  return EXIT.ok;
}

async function revokeCommand([word, ...rest]: string[]): Promise<number> {
  const id = Number(word);
  if (!Number.isInteger(id) || id < 1 || rest.length > 0)
    throw new UsageError('Укажите номер ключа из key list');
  await withProduct((ctx) => revokeApiKey(ctx, id));
  console.log(`Ключ ${id} больше не действует`);
  return EXIT.ok;
}

/** A key given until a day works to its end in Moscow. */
function endOfDay(text: string): Date {
  if (!parseIsoDate(text)) throw new UsageError(`«${text}» не дата вида 2027-12-31`);
  return endOfMoscowDay(text);
}

const STATES: Record<ApiKeyState, string> = {
  live: 'действует',
  expiring: 'скоро истечёт',
  expired: 'истёк',
  revoked: 'отозван',
};

function describeKey({ id, key, service, description, state, lastUsedAt }: ApiKeyShown): string {
  const used = lastUsedAt ? `использован ${lastUsedAt.toISOString()}` : 'не использован';
  return `${id}  ${key}  ${service}  ${STATES[state]}, ${used}  ${description}`;
}
