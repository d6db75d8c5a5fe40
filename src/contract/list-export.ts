import { z } from 'zod';
import { ApiKeyListInput } from './api-key.ts';
import { AuditListInput } from './audit.ts';
import { ClientComplexesInput, ClientListInput, ProjectListInput } from './client.ts';
import { CollectionListInput } from './collection.ts';
import { CompanyListInput } from './company-input.ts';
import { FeedListInput, RunChangesInput } from './feed.ts';
import { GeoGroupListInput } from './geo-group.ts';
import { LeadListInput } from './lead-desk.ts';
import { LegalDocListInput } from './legal-doc.ts';
import { ClientErrorListInput } from './maintenance.ts';
import { OfferListInput } from './offer-input.ts';
import { ProgramNameListInput } from './program-name.ts';
import { UploadListInput } from './upload.ts';
import { UserListInput } from './user.ts';
import { WorkListInput } from './work.ts';

const list = <Name extends string>(name: Name) => ({ list: z.literal(name) });

/** A list of the console as its page asks for it, to be carried out as a table; which page of it does not matter. */
export const ListExportInput = z.discriminatedUnion('list', [
  ApiKeyListInput.extend(list('apiKeys')),
  AuditListInput.extend(list('audit')),
  ClientListInput.extend(list('clients')),
  ClientComplexesInput.extend(list('complexes')),
  CollectionListInput.extend(list('collections')),
  CompanyListInput.extend(list('companies')),
  FeedListInput.extend(list('feeds')),
  GeoGroupListInput.extend(list('geoGroups')),
  LeadListInput.extend(list('leads')),
  LegalDocListInput.extend(list('legalDocs')),
  ClientErrorListInput.extend(list('clientErrors')),
  OfferListInput.extend(list('offers')),
  ProgramNameListInput.extend(list('programNames')),
  ProjectListInput.extend(list('projects')),
  RunChangesInput.extend(list('runChanges')),
  UploadListInput.extend(list('uploads')),
  UserListInput.extend(list('users')),
  WorkListInput.extend(list('work')),
]);
export type ListExportInput = z.input<typeof ListExportInput>;
export type ListExport = z.output<typeof ListExportInput>;

/** A table as a file. */
export interface ExportedList {
  fileName: string;
  csv: string;
}
