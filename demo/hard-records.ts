import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { ApiKeyInput } from '#contract/api-key.ts';
import { ApplicationInput, BankAnswerInput } from '#contract/application.ts';
import { CompanyInput } from '#contract/company-input.ts';
import { GeoGroupInput } from '#contract/geo-group.ts';
import { OfferInput } from '#contract/offer-input.ts';
import { ProgramNameInput } from '#contract/program-name.ts';
import { findUserByPhone } from '#db/queries/access/users.ts';
import { listRegions } from '#db/queries/geo/places.ts';
import { insertLead, settleLead as settleDelivery } from '#db/queries/lead/leads.ts';
import { addWidgetDays } from '#db/queries/widget/widget-days.ts';
import { apiKeys, companies, feeds } from '#db/schema/index.ts';
import { APPLICATION_STATUSES } from '#domain/application/application-status.ts';
import { moscowDate } from '#domain/time/moscow.ts';
import { createApiKey } from '#services/access/create-api-key.ts';
import { editUser } from '#services/access/edit-user.ts';
import { askForDocument } from '#services/application/ask-for-document.ts';
import { beginApplication } from '#services/application/begin-application.ts';
import { recordBankAnswer } from '#services/application/record-bank-answer.ts';
import { setApplicationStatus } from '#services/application/set-application-status.ts';
import { createCompany } from '#services/company/create-company.ts';
import { createProject } from '#services/company/edit-projects.ts';
import type { ServiceContext } from '#services/context.ts';
import { importFeed } from '#services/feed/import-feed.ts';
import { createGeoGroup } from '#services/geo/create-geo-group.ts';
import { erasePerson } from '#services/lead/erase-person.ts';
import { setLeadDestination } from '#services/lead/set-lead-destination.ts';
import { noteOnLead, settleLead } from '#services/lead/work-on-lead.ts';
import { createLegalDoc } from '#services/legal-doc/create-legal-doc.ts';
import { storeUploads } from '#services/media/store-uploads.ts';
import { createOffer } from '#services/mortgage/create-offer.ts';
import { createProgramName } from '#services/mortgage/save-program-name.ts';
import { parseEnv } from '../src/server/env.ts';
import { openProduct } from '../src/server/product.ts';
import { LONG_COMPLEX, LONG_DEVELOPER, WORST_CLIENT, worstCaseFeed } from './worst-case.ts';

const SUPERADMIN = '+79990000001';
const BROKER = '+79990000003';
const REALTOR = '+79990000004';
const USER = '+79990000005';
const OWN_PERSON = '+79990000006';

const LONG_SURNAME = 'Константинопольская-Рождественская';
const LONG_NAME = 'Александрина-Вильгельмина';
const LONG_PATRONYMIC = 'Владиславовна-Христофоровна';
const LONG_WORD = 'достопримечательность'.repeat(4);
const LONG_TEXT =
  'Ставка действует при страховании жизни, трудоспособности и титула у аккредитованных страховщиков, ' +
  'при переводе зарплаты и при электронной регистрации сделки; иначе надбавки складываются. ';

/** Ids of records whose pages are hard to show well. */
export interface HardRecords {
  /** A client of the longest name with a project. */
  client: number;
  /** Most of its flats are missing, and nobody decided what becomes of them. */
  heldFeed: number;
  /** The client of `heldFeed`. */
  feedClient: number;
  offer: number;
  apiKey: number;
  application: number;
  lead: number;
  /** It lies here and has doubles, and its recipient has a server by now. */
  inboxLead: number;
}

/** Adds to the console and to accounts what is hard on them: the longest words, the longest lists, what went wrong. */
export async function loadHardRecords(dataDir: string): Promise<HardRecords> {
  const product = await openProduct(parseEnv({ LOG_LEVEL: 'silent', DATA_DIR: dataDir }), 'command');
  try {
    const user = await findUserByPhone(product.database.db, SUPERADMIN);
    const actor = { ...user!, kind: 'user' as const };
    return await fillWithHardRecords(product.serviceContext(actor, 'hard-records'));
  } finally {
    await product.close();
  }
}

async function fillWithHardRecords(ctx: ServiceContext): Promise<HardRecords> {
  const [client] = await ctx.db.select().from(companies).where(eq(companies.name, LONG_DEVELOPER));
  const { id: projectId } = await createProject(ctx, {
    clientId: client!.id,
    project: { name: LONG_COMPLEX.slice(0, 100), description: LONG_TEXT.repeat(3), cityId: null },
  });
  const geoGroupId = await addGeoGroup(ctx);
  await createCompany(ctx, company({ name: LONG_WORD, type: 'AGENCY', uname: 'agency-'.repeat(14) }));
  await createLegalDoc(ctx, {
    tag: `Согласие ${LONG_DEVELOPER}`.slice(0, 100),
    text: `# Согласие\n\n${LONG_TEXT.repeat(40)}\n\n${LONG_WORD.repeat(4)}`,
  });
  await storeUploads(ctx, [
    { name: `${LONG_WORD}.pdf`, bytes: Buffer.from('%PDF-1.4\n%%EOF\n') },
    { name: 'я.svg', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="900"/>') },
  ]);
  const realtor = await findUserByPhone(ctx.db, REALTOR);
  await editUser(ctx, { id: realtor!.id, user: { name: LONG_SURNAME + LONG_NAME, group: 'REALTOR' } });
  const { id: apiKey } = await createApiKey(
    ctx,
    ApiKeyInput.parse({
      service: 'IPO_CALC',
      description: LONG_TEXT.repeat(2),
      companyIds: [client!.id],
      projectIds: [projectId],
      regions: ['мск', 'спб', 'другие'],
      baseUrls: Array.from({ length: 12 }, (_, at) => `https://${'ипотека-'.repeat(5)}${at}.example:8443`),
      expiresAt: new Date(ctx.now.getTime() + 9 * 86_400_000),
    }),
  );
  const own = await findUserByPhone(ctx.db, OWN_PERSON);
  await editUser(ctx, { id: own!.id, user: { name: 'Дина', group: 'USER', clientId: client!.id } });
  await addFigures(ctx, { clientCompanyId: client!.id, keyId: apiKey });
  return {
    client: client!.id,
    ...(await holdFeed(ctx)),
    offer: await addOffer(ctx, { projectId, geoGroupId }),
    apiKey,
    application: await addApplication(ctx),
    lead: await addLeads(ctx, client!.id),
    inboxLead: await addInboxLead(ctx, client!.id),
  };
}

/** A lead of the longest words that its recipient refused, one that is settled, one with an e-mail only, one forgotten. */
async function addLeads(ctx: ServiceContext, clientId: number): Promise<number> {
  const { db, now } = ctx;
  const common = { createdAt: now, details: {} };
  const forgotten = await insertLead(db, { ...common, kind: 'BOOKING', phone: '+79990001111', name: 'Анна' });
  await erasePerson(ctx, { id: forgotten });
  await insertLead(db, {
    ...common,
    kind: 'COMING_SOON',
    email: `${LONG_SURNAME}@${'почта-'.repeat(8)}.example`,
  });
  const settled = await insertLead(db, { ...common, kind: 'CALLBACK', phone: '+79990001112', name: 'Пётр' });
  await settleLead(ctx, { id: settled, result: 'NO_ANSWER' });
  const hard = await insertLead(db, {
    ...common,
    kind: 'WIDGET_APPLICATION',
    name: `${LONG_SURNAME} ${LONG_NAME} ${LONG_PATRONYMIC}`.slice(0, 100),
    phone: '+79990001113',
    comment: LONG_TEXT,
    pageUrl: `https://partner.example/${LONG_WORD}`,
    details: {
      price: '123456789.01',
      amount: '98765432.1',
      initialPayment: '0.2',
      years: '30',
      interest: '0.1749',
    },
    clientCompanyId: clientId,
    recipientCompanyId: clientId,
    recipientName: LONG_DEVELOPER,
  });
  await insertLead(db, { ...common, kind: 'BOOKING', phone: '+79990001113', name: 'Она же' });
  await noteOnLead(ctx, { id: hard, text: LONG_TEXT.trim() });
  await settleDelivery(db, hard, { state: 'REFUSED', settledAt: now, lastError: 'rejected http_422' });
  return hard;
}

/** A lead of a client, asked three times before the client had a server to send it to. */
async function addInboxLead(ctx: ServiceContext, clientId: number): Promise<number> {
  const ids: number[] = [];
  for (const name of ['Мария', 'Мария', LONG_NAME]) {
    const id = await insertLead(ctx.db, {
      kind: 'WIDGET_APPLICATION',
      name,
      phone: '+79990001114',
      details: {},
      createdAt: ctx.now,
      clientCompanyId: clientId,
      recipientCompanyId: clientId,
      recipientName: LONG_DEVELOPER,
    });
    await settleDelivery(ctx.db, id, { state: 'DELIVERED', settledAt: ctx.now, externalId: String(id) });
    ids.push(id);
  }
  const address = { provider: 'webhook', url: 'https://crm.partner.example/leads', key: 'key' } as const;
  await setLeadDestination(ctx, { client: LONG_DEVELOPER, address });
  return ids[0]!;
}

/** Two months of figures, some of one page and some of many, the longest address among them. */
async function addFigures(
  ctx: ServiceContext,
  of: { clientCompanyId: number; keyId: number },
): Promise<void> {
  const pages = ['', 'partner.example', `partner.example/${LONG_WORD}`, 'partner.example/ipoteka'];
  const rows = Array.from({ length: 60 }, (_, ago) =>
    pages.slice(0, 1 + (ago % pages.length)).map((page, at) => ({
      ...of,
      day: moscowDate(new Date(ctx.now.getTime() - ago * 86_400_000)),
      page,
      shown: 12_345 - 200 * ago - 3_000 * at,
      counted: 1_200 - 19 * ago,
    })),
  );
  await addWidgetDays(ctx.db, rows.flat(), { mostPages: 100 });
}

async function addGeoGroup(ctx: ServiceContext): Promise<number> {
  const [first, ...others] = await listRegions(ctx.db);
  const { id } = await createGeoGroup(
    ctx,
    GeoGroupInput.parse({
      name: `Все регионы, где действует программа ${LONG_DEVELOPER}`.slice(0, 100),
      type: null,
      toInclude: others.map(({ id: regionId }) => ({ regionId, cityIds: [] })),
      toExclude: [],
    }),
  );
  await createGeoGroup(
    ctx,
    GeoGroupInput.parse({
      name: LONG_WORD,
      type: null,
      toInclude: [{ regionId: first!.id, cityIds: [] }],
      toExclude: [],
    }),
  );
  return id;
}

/** A bank of the longest name subsidises its programme in twenty ways. */
async function addOffer(
  ctx: ServiceContext,
  { projectId, geoGroupId }: { projectId: number; geoGroupId: number },
): Promise<number> {
  const name = `Банк «${LONG_DEVELOPER}»`.slice(0, 120);
  const { id: bankId } = await createCompany(ctx, company({ name, type: 'BANK', uname: 'bank' }));
  const programName = LONG_TEXT.slice(0, 100);
  const { id: programNameId } = await createProgramName(
    ctx,
    ProgramNameInput.parse({ name: programName, displayName: programName, filterTooltip: LONG_TEXT }),
  );
  const { id } = await createOffer(
    ctx,
    OfferInput.parse({
      bankId,
      programNameId,
      projectId,
      geoGroupIds: [geoGroupId],
      type: 'SUBSIDY',
      interest: 0.21987654,
      comment: LONG_TEXT.repeat(5),
      tooltip: LONG_WORD,
      priority: -1_000_000,
      loan: { from: 1, to: 999_999_999_999.99 },
      subsidy: Array.from({ length: 20 }, (_, at) => ({
        duration: at + 0.125,
        interest: (at + 1) / 128,
        discount: 0.12345678,
        fee: 0.0999,
      })),
    }),
  );
  return id;
}

/** Leads an application of the longest names to its end, with a comment at each step. */
async function addApplication(ctx: ServiceContext): Promise<number> {
  const [access] = await ctx.db.select().from(apiKeys).where(eq(apiKeys.service, 'VITRINA'));
  const person = { surname: LONG_SURNAME, name: LONG_NAME, patronymic: LONG_PATRONYMIC };
  const { formId: id } = await beginApplication(
    ctx,
    { id: access!.id, companyIds: [] },
    ApplicationInput.parse({
      fizzUser: { ...person, phone: USER },
      broker: { ...person, phone: BROKER },
      brandName: LONG_COMPLEX,
      sdelkaDealUrl: `https://sdelka.example/${'deal/'.repeat(40)}`,
    }),
  );
  for (const status of APPLICATION_STATUSES.slice(1)) {
    await setApplicationStatus(ctx, { id, status, comment: LONG_TEXT.repeat(2) + LONG_WORD });
  }
  const terms = { id, sum: 12_345_678, rate: 17.49, years: 30, validUntil: '2099-12-31' };
  for (const [bank, outcome] of [
    [`Банк «${LONG_DEVELOPER}»`.slice(0, 100), 'APPROVED'],
    ['Т-Банк', 'REFUSED'],
  ] as const) {
    await recordBankAnswer(ctx, BankAnswerInput.parse({ ...terms, bank, outcome }));
  }
  await askForDocument(ctx, { id, title: LONG_TEXT.slice(0, 90) });
  return id;
}

/** A run that misses most flats and measures of others, then one that cannot be read. */
async function holdFeed(ctx: ServiceContext): Promise<{ heldFeed: number; feedClient: number }> {
  const [client] = await ctx.db.select().from(companies).where(eq(companies.name, WORST_CLIENT));
  const [feed] = await ctx.db.select().from(feeds).where(eq(feeds.clientCompanyId, client!.id));
  const left = worstCaseFeed(['w-1', 'w-2', 'w-3', 'w-4', 'w-5']);
  for (const text of [left.replaceAll('44.10', ''), left.slice(0, 600)]) {
    const bytes = Readable.from([Buffer.from(text)]);
    await importFeed(ctx, { bytes, source: 'worst-case.xml', clientName: WORST_CLIENT, feedId: feed!.id });
  }
  return { heldFeed: feed!.id, feedClient: client!.id };
}

function company(values: { name: string; type: 'AGENCY' | 'BANK'; uname: string }) {
  return CompanyInput.parse({
    fullName: LONG_DEVELOPER,
    foundationYear: 1826,
    description: LONG_TEXT.repeat(9),
    logoUuid: null,
    contacts: [{ email: `${'a'.repeat(60)}@example.org`, phone: '', description: LONG_TEXT.slice(0, 200) }],
    ...values,
  });
}
