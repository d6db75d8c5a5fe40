import { expect, it } from 'vitest';
import { ApiKeyInput } from '#contract/api-key.ts';
import { ProjectInput } from '#contract/client.ts';
import { CollectionInput } from '#contract/collection.ts';
import { CompanyInput } from '#contract/company-input.ts';
import { FeedInput } from '#contract/feed.ts';
import { GeoGroupInput } from '#contract/geo-group.ts';
import { LegalDocFields } from '#contract/legal-doc.ts';
import { AssignmentInput, OfferInput } from '#contract/offer-input.ts';
import { ProgramNameInput } from '#contract/program-name.ts';
import { UserInput } from '#contract/user.ts';
import type { Audited } from '#domain/audit/audited.ts';
import { editSentence, meanwhileSentence } from '#domain/audit/edit-sentence.ts';
import { auditedApiKey } from '../access/audited-api-key.ts';
import { auditedCompany } from '../company/audited-company.ts';
import { auditedFeed } from '../feed/audited-feed.ts';
import { auditedGeoGroup } from '../geo/audited-geo-group.ts';
import { auditedComplex } from '../listing/audited-complex.ts';

const NOTHING = {
  companyIds: [],
  projectIds: [],
  baseUrls: [],
  contacts: [],
  places: [],
  photos: [],
  houses: [],
  genPlanSvg: '',
  highways: [],
} as never;

it.each<[Audited, string[]]>([
  ['apiKey', Object.keys(auditedApiKey(NOTHING))],
  ['company', Object.keys(auditedCompany(NOTHING))],
  ['complex', Object.keys(auditedComplex(NOTHING))],
  ['feed', Object.keys(auditedFeed(NOTHING))],
  ['geoGroup', Object.keys(auditedGeoGroup(NOTHING))],
  ['offer', Object.keys(OfferInput.shape)],
  ['offerPlan', ['publishAt']],
  ['programAssignment', Object.keys(AssignmentInput.shape)],
  ['programName', Object.keys(ProgramNameInput.shape)],
  ['project', Object.keys(ProjectInput.shape)],
])('every field of %s that the audit remembers has words', (entity, fields) => {
  const untold = fields.filter((field) => {
    const before = { [field]: 1, other: 1 };
    const after = { [field]: 2, other: 2 };
    return editSentence({ by: null, entity, entityId: '1', name: null, before, after }).ends.includes(field);
  });
  expect(untold).toEqual([]);
});

it.each<[Audited, { shape: object }]>([
  ['apiKey', ApiKeyInput],
  ['collection', CollectionInput],
  ['company', CompanyInput],
  ['feed', FeedInput],
  ['geoGroup', GeoGroupInput],
  ['legalDoc', LegalDocFields],
  ['offer', OfferInput],
  ['programName', ProgramNameInput],
  ['project', ProjectInput],
  ['user', UserInput],
])('every field of %s that two people may change at once has words', (entity, { shape }) => {
  const untold = Object.keys(shape).filter((field) =>
    meanwhileSentence({ by: 'Илья', entity, before: { [field]: 1 }, after: { [field]: 2 } }).includes(field),
  );
  expect(untold).toEqual([]);
});
