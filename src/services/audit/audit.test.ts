import { expect, it } from 'vitest';
import { ProjectInput } from '#contract/client.ts';
import { AssignmentInput, OfferInput } from '#contract/offer-input.ts';
import { ProgramNameInput } from '#contract/program-name.ts';
import type { Audited } from '#domain/audit/audited.ts';
import { editSentence } from '#domain/audit/edit-sentence.ts';
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
