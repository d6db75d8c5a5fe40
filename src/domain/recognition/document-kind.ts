/** Documents that can be read, as a form offers them. */
export const DOCUMENT_KINDS = {
  PASSPORT: 'Паспорт',
  SNILS: 'СНИЛС',
} as const;

export type DocumentKind = keyof typeof DOCUMENT_KINDS;

/** A text recognised in one place of a document. */
export interface RecognizedField {
  /** The name of the field in the language of the document. */
  name: string;
  value: string;
  /** The confidence of the recogniser, 0..1. */
  confidence: number;
}

/** Pictures and papers a document may come as. */
export const DOCUMENT_EXTENSIONS = ['png', 'jpg', 'jpeg', 'webp', 'pdf'] as const;
