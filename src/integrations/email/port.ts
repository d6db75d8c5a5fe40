import type { CallContext, Result } from '../result.ts';

export interface EmailMessage {
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
  /** Messages with one key are one message: mail programs show the repeated one once. */
  dedupeKey: string;
}

/** Sends e-mail. A message that was taken may still come back to its sender, which nobody here reads. */
export interface EmailSender {
  provider: string;
  send(message: EmailMessage, call: CallContext): Promise<Result<{ messageId: string }>>;
  /** Connects and signs in, and sends nothing. Absent where there is nothing to connect to. */
  check?(call: CallContext): Promise<Result<null>>;
}
