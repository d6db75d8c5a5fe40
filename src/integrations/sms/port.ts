import type { CallContext, Result } from '../result.ts';

export interface SmsMessage {
  /** Plus and digits. */
  to: string;
  text: string;
  /** The one-time code inside `text`, for a sender that shows it apart. */
  code: string | null;
  purpose: 'otp' | 'notice';
  /** Messages with one key are one message to a provider that can tell. */
  dedupeKey: string;
}

/** Sends text messages. A time-out is never retried here: a second message costs money and confuses. */
export interface SmsSender {
  provider: string;
  send(message: SmsMessage, call: CallContext): Promise<Result<{ providerId: string }>>;
}
