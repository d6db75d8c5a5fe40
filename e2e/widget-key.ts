import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { WidgetConfig } from '#contract/widget-config.ts';
import { insertApiKey, type NewApiKey } from '#db/queries/access/api-keys.ts';
import { keptOfApiKey } from '#services/access/api-key.ts';
import { changeDatabase } from './change-database.ts';

type Access = Partial<Pick<NewApiKey, 'service' | 'regions' | 'baseUrls'>> & {
  config?: z.input<typeof WidgetConfig>;
};

/** Keys of widgets as an admin would save them, in the order asked for; they stay, since nobody knows them. */
export async function makeWidgetKeys(...accesses: readonly Access[]): Promise<string[]> {
  const keys = accesses.map(() => `e2e-${randomUUID()}`);
  await changeDatabase(async (db) => {
    for (const [index, { config = {}, ...access }] of accesses.entries()) {
      await insertApiKey(db, {
        service: 'IPO_CALC',
        description: 'Проверка виджета',
        baseUrls: ['http://127.0.0.1:*', 'http://localhost:*'],
        companyIds: [],
        projectIds: [],
        ...access,
        ...keptOfApiKey(keys[index]!),
        config: WidgetConfig.parse(config),
        createdAt: new Date(),
      });
    }
  });
  return keys;
}
