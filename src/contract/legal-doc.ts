import { z } from 'zod';

export const LegalTag = z.object({ id: z.int().positive(), tag: z.string() });

export type LegalTag = z.infer<typeof LegalTag>;

/** The text of the one document of a tag. */
export const LegalDoc = z.object({ tagId: z.int().positive(), text: z.string() });

export type LegalDoc = z.infer<typeof LegalDoc>;

export const LegalInfoDocs = z.object({ legalInfoDocs: z.array(LegalDoc), tags: z.array(LegalTag) });

export type LegalInfoDocs = z.infer<typeof LegalInfoDocs>;

/** A document as its page shows it. */
export interface LegalDocInForce {
  tagId: number;
  tag: string;
  /** 1, 2, 3 … within the document. */
  version: number;
  text: string;
  publishedAt: Date;
}

export const LegalDocInput = z.object({ tagId: z.int().min(0).optional() });

export type LegalDocInput = z.infer<typeof LegalDocInput>;
