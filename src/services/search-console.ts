import type { ConsoleFound, ConsoleSearchInput, FoundRecord } from '#contract/console.ts';
import { formatPhone } from '#domain/access/format-phone.ts';
import { LEAD_KINDS } from '#domain/lead/lead-work.ts';
import { OFFER_TYPE_LABELS } from '#domain/mortgage/offer/offer.ts';
import { listApiKeys } from './access/list-api-keys.ts';
import { listUsers } from './access/list-users.ts';
import { whenPermitted } from './access/when-permitted.ts';
import { listCompanies } from './company/list-companies.ts';
import type { ServiceContext } from './context.ts';
import { listFeeds } from './feed/list-feeds.ts';
import { listLeadDesk } from './lead/list-lead-desk.ts';
import { listLegalDocRows } from './legal-doc/list-legal-doc-rows.ts';
import { suggestComplexes } from './listing/suggest-complexes.ts';
import { listOffers } from './mortgage/list-offers.ts';

/** The number of records shown of each kind. */
const MOST = 6;

/**
 * Finds records of the console by the text their lists would find them by, only those of kinds that the caller may
 * read. Errors: UNAUTHENTICATED.
 */
export async function searchConsole(
  ctx: ServiceContext,
  { text }: ConsoleSearchInput,
): Promise<ConsoleFound> {
  const page = { text, page: 1 };
  const [complexes, feeds, offers, people, companies, apiKeys, leads, legalDocs] = await Promise.all([
    firstOf(
      async () => ({ rows: await suggestComplexes(ctx, text, 'clients') }),
      ({ id, name, developer }) => ({
        id,
        title: name,
        note: developer.name,
        developerId: developer.id,
      }),
    ),
    firstOf(
      () => listFeeds(ctx, page),
      ({ id, name, company }) => ({ id, title: name, note: company.name }),
    ),
    firstOf(
      () => listOffers(ctx, page),
      ({ id, bank, program, type, project }): FoundRecord => ({
        id,
        title: `${bank.name}: ${program.name}`,
        note: [OFFER_TYPE_LABELS[type], project?.name].filter(Boolean).join(', '),
      }),
    ),
    firstOf(
      () => listUsers(ctx, page),
      ({ id, name, phone }) => ({ id, title: name || 'Без имени', note: formatPhone(phone) }),
    ),
    firstOf(
      () => listCompanies(ctx, page),
      ({ id, name, uname }) => ({ id, title: name, note: uname }),
    ),
    firstOf(
      () => listApiKeys(ctx, page),
      ({ id, description, key }) => ({ id, title: description, note: key }),
    ),
    firstOf(
      async () => {
        const { rows } = await listLeadDesk(ctx, page);
        return { rows: rows.filter(({ isMasked }) => !isMasked) };
      },
      ({ id, name, kind }) => ({ id, title: name || `Заявка №\u00a0${id}`, note: LEAD_KINDS[kind] }),
    ),
    firstOf(
      () => listLegalDocRows(ctx, page),
      ({ id, tag, version }) => ({ id, title: tag, note: `версия ${version}` }),
    ),
  ]);
  return { complexes, feeds, offers, people, companies, apiKeys, leads, legalDocs } as ConsoleFound;
}

/** The first of a kind as the search shows them; undefined where the caller may not read it. */
async function firstOf<Row, Found extends FoundRecord>(
  list: () => Promise<{ rows: Row[] }>,
  shown: (row: Row) => Found,
): Promise<Found[] | undefined> {
  const found = await whenPermitted(list);
  return found?.rows.slice(0, MOST).map(shown);
}
