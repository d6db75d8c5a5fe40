import { z } from 'zod';
import { adminListInput } from './admin-list.ts';
import { lines, REQUIRED, RecordId, requiredLine, seen } from './record-fields.ts';

export const LegalDocListInput = adminListInput('legalDocs');
export type LegalDocListInput = z.infer<typeof LegalDocListInput>;

export const LegalTag = z.object({ id: z.int().positive(), tag: z.string() });

export type LegalTag = z.infer<typeof LegalTag>;

/** The text of the one document of a tag. */
const LegalDoc = z.object({ tagId: z.int().positive(), text: z.string() });

export const LegalInfoDocs = z.object({ legalInfoDocs: z.array(LegalDoc), tags: z.array(LegalTag) });

export type LegalInfoDocs = z.infer<typeof LegalInfoDocs>;

/** A document as its page shows it. */
export interface LegalDocInForce {
  tagId: number;
  tag: string;
  /** Versions of a document are numbered 1, 2, 3 … */
  version: number;
  text: string;
  publishedAt: Date;
}

export const LegalDocInput = z.object({ tagId: z.int().min(0).optional() });

export type LegalDocInput = z.infer<typeof LegalDocInput>;

export const LegalDocFields = z.object({
  tag: requiredLine(100),
  text: lines(200_000).min(1, { error: REQUIRED }),
});

export type LegalDocFields = z.infer<typeof LegalDocFields>;

export const LegalDocChange = LegalDocFields.extend({ id: RecordId, seen: seen(LegalDocFields) });

export type LegalDocChange = z.infer<typeof LegalDocChange>;

/** A tag as the console lists it; its id names the document. */
export interface LegalDocRow {
  id: number;
  tag: string;
  version: number;
  publishedAt: Date;
  /** The number of people who left contacts under any of its versions. */
  consents: number;
}

/** A document with its text, for the editor. */
export interface KeptLegalDoc extends Omit<LegalDocRow, 'consents'> {
  text: string;
}

const NO_NAME = 'Нужно имя документа, одно';
const TagName = z
  .string({ error: NO_NAME })
  .trim()
  .min(1, { error: NO_NAME })
  .describe('Тег документа или часть тега, без учёта регистра');

/** Which document a partner's call asks about. */
export const LegalTabQuery = z.object({ name: TagName.meta({ example: 'персональных' }) });

/** The same for the old client, which is never refused: a value without meaning finds no document. */
export const LegacyLegalTabQuery = z.object({
  name: TagName.optional().catch(undefined).meta({ example: 'персональных' }),
});

const FoundDoc = z.object({ title: z.string().describe('Тег документа') }).optional();

/** The position of a document among the tabs of `/legal-info`, from 0. */
export const LegalTab = z.object({
  tab: z.int().min(0).nullable().describe('Значение legalInfoTab; null, когда документа нет'),
  doc: FoundDoc,
});

/** The same position as the address of the tab. */
export const LegalTabUrl = z.object({
  tabUrl: z.string().nullable().describe('Адрес документа на сайте; null, когда документа нет'),
  doc: FoundDoc,
});
