/** Documents that can be read, as a form offers them. */
export const DOCUMENT_KINDS = {
  PASSPORT: 'Паспорт',
  SNILS: 'СНИЛС',
} as const;

export type DocumentKind = keyof typeof DOCUMENT_KINDS;

/** What was read in one place of a document. */
export interface RecognizedField {
  /** As the document itself names it. */
  name: string;
  value: string;
  /** How sure the reader is, 0..1. */
  confidence: number;
}

/** Pictures and papers a document may come as. */
export const DOCUMENT_EXTENSIONS = ['png', 'jpg', 'jpeg', 'webp', 'pdf'] as const;
