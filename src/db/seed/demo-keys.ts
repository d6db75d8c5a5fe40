import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Db, inTransaction } from '../client.ts';
import { insertApiKey, type NewApiKey } from '../queries/access/api-keys.ts';
import { ensureDeveloper } from '../queries/company/developers.ts';
import { projects } from '../schema/project.ts';
import { SEED_LOCK } from './mortgage/seed-lock.ts';

interface DemoKey extends Partial<Pick<NewApiKey, 'permissions' | 'regions' | 'expiresAt' | 'config'>> {
  key: string;
  service: NewApiKey['service'];
  description: string;
  company?: keyof typeof DEMO_CLIENTS;
}

/** Developers of the demo catalogue, each with one project. */
const DEMO_CLIENTS = { 'Меридиан Девелопмент': 'Кленовый меридиан', 'ГК «Створ»': 'Северный створ' };

const DEMO_KEYS: readonly DemoKey[] = [
  { key: 'demo-ipo-calc', service: 'IPO_CALC', description: 'Демо: калькулятор, все предложения' },
  {
    key: 'demo-ipo-calc-2',
    service: 'IPO_CALC',
    description: 'Демо: калькулятор одного застройщика в Санкт-Петербурге',
    company: 'ГК «Створ»',
    regions: ['спб'],
  },
  {
    key: 'demo-ipo-calc-popup',
    service: 'IPO_CALC',
    description: 'Демо: калькулятор, окна всегда всплывают',
    config: { options: { forcePopup: true } },
  },
  {
    key: 'demo-vitrina',
    service: 'VITRINA',
    description: 'Демо: витрина',
    company: 'Меридиан Девелопмент',
    permissions: ['VITRINA_BEGIN_MORTGAGE_FORM'],
  },
  {
    key: 'demo-vitrina-2',
    service: 'VITRINA',
    description: 'Демо: витрина второй компании',
    company: 'ГК «Створ»',
    permissions: ['VITRINA_BEGIN_MORTGAGE_FORM'],
  },
  {
    key: 'demo-expired',
    service: 'IPO_CALC',
    description: 'Демо: истёкший ключ',
    expiresAt: new Date('2026-01-01T00:00:00Z'),
  },
];

const BASE_URLS = ['http://127.0.0.1:*', 'http://localhost:*'];

/**
 * Writes keys anybody may know, those of vitrinas also sealed if it is told how: never in production. Those that are
 * there already keep what was done to them.
 */
export async function seedDemoKeys(db: Db, now: Date, seal?: (key: string) => string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${SEED_LOCK})`);
    const companyIds = new Map<string | undefined, number>();
    for (const [name, project] of Object.entries(DEMO_CLIENTS)) {
      const developerCompanyId = await ensureDeveloper(tx, { name, phone: null, now });
      await tx.insert(projects).values({ developerCompanyId, name: project }).onConflictDoNothing();
      companyIds.set(name, developerCompanyId);
    }
    for (const { key, company, ...access } of DEMO_KEYS) {
      const companyId = companyIds.get(company);
      await insertApiKey(tx, {
        ...access,
        keySha256: createHash('sha256').update(key).digest(),
        keyEnding: key.slice(-4),
        sealedKey: seal && access.service === 'VITRINA' ? seal(key) : null,
        companyIds: companyId === undefined ? [] : [companyId],
        projectIds: [],
        baseUrls: BASE_URLS,
        createdAt: now,
      });
    }
  });
}
