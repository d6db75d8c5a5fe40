import type { DocumentKind, RecognizedField } from '#domain/recognition/document-kind.ts';
import type { CallContext, Result } from '../result.ts';

export interface Document {
  kind: DocumentKind;
  bytes: Uint8Array;
  /** Media type, by the content. */
  type: string;
}

export type Recognition = { state: 'pending' } | { state: 'done'; fields: RecognizedField[] };

/** Reads documents of people. It takes its time, so a document is handed in and asked about later. */
export interface DocumentRecognizer {
  provider: string;
  submit(document: Document, call: CallContext): Promise<Result<{ jobId: string }>>;
  result(jobId: string, call: CallContext): Promise<Result<Recognition>>;
}
