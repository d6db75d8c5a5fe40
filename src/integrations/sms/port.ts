import type { CallContext, Fail, Result } from '../result.ts';

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

export const SMS_VENDORS = ['smsc', 'smsru', 'smsaero', 'exolve'] as const;
export type SmsVendorName = (typeof SMS_VENDORS)[number];

/** A message that a provider has taken, as that provider knows it. */
export interface SentSms {
  provider: string;
  providerId: string;
}

/** `isAboutNumber`: this very number cannot be reached, whoever sends. */
export type SmsResult = Exclude<Result<SentSms>, Fail> | (Fail & { isAboutNumber?: true });

export type SmsState = 'queued' | 'sent' | 'delivered' | 'failed';

/** The code of a sender that cannot say what became of a message. */
export const TELLS_NO_STATES = 'tells_no_states';

/** Sends text messages, each once: a second message costs money and confuses. */
export interface SmsSender {
  provider: string;
  send(message: SmsMessage, call: CallContext): Promise<SmsResult>;
  /** Tells what became of a message. Absent where the vendor does not tell. */
  findState?(sent: SentSms & { to: string }, call: CallContext): Promise<Result<SmsState>>;
  /** Asks the vendor for what costs nothing, to see whether it answers and takes the key. */
  check?(call: CallContext): Promise<Result<null>>;
}

/** Codes of ours and of Node for a call that certainly never became a message; a status is the vendor's own «no». */
const NEVER_LEFT =
  /^(http_|breaker_open$|too_many_calls$|ECONNREFUSED$|ENOTFOUND$|EAI_|EHOSTUNREACH$|ENETUNREACH$|UND_ERR_CONNECT)/;

/** Tells whether a message may be on its way although its call failed: no answer came, or none that can be read. */
export function mayHaveLeft({ kind, providerCode = '' }: Fail): boolean {
  if (kind === 'timeout') return true;
  if (kind === 'rejected') return providerCode === 'too_large';
  return (kind === 'unavailable' || kind === 'malformed') && !NEVER_LEFT.test(providerCode);
}
