/** Records of the console that others name, or that take something along when they go. */
export const USED_RECORDS = [
  'apiKey',
  'company',
  'feed',
  'geoGroup',
  'legalDoc',
  'offer',
  'programName',
  'project',
  'upload',
] as const;
export type UsedRecord = (typeof USED_RECORDS)[number];

/** The ways in which a record is used. */
export type UseKind =
  | 'applications'
  | 'assignments'
  | 'bankPrograms'
  | 'complexes'
  | 'companies'
  | 'consents'
  | 'deals'
  | 'feeds'
  | 'flats'
  | 'keys'
  | 'leads'
  | 'offers'
  | 'people'
  | 'programNames'
  | 'projects'
  | 'widgetPages';

/** A thing that uses a record. */
export interface RecordUser {
  id: number;
  name: string;
  /** The thing by whose address it is found: the client of a project, the bank of a programme. */
  under: number | null;
}

export interface RecordUse {
  kind: UseKind;
  count: number;
  /** Whether the record cannot be removed because of it; what does not block goes along or changes. */
  blocks: boolean;
  /** The first of these by name. */
  first: RecordUser[];
}
