import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { callPolicy } from '../http/call-policy.ts';
import { failOf, malformed, rejected } from '../http/fail-of.ts';
import type { CallContext, Fail, Result } from '../result.ts';
import type { EmailSender } from './port.ts';

const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost'];

interface Options {
  /** `smtp://user:password@host:587` begins in the open and must turn to TLS; `smtps://` begins in TLS. */
  url: string;
  /** The address that people see, with a name or without: «Генплан <noreply@genplan.example>». */
  from: string;
  now(): Date;
  /** Milliseconds for the connection, the greeting and each answer. */
  patienceMs?: number;
  retryMs?: readonly number[];
}

/**
 * A mail server by SMTP. A server that is not of this machine must speak TLS with a true certificate, or it is told
 * neither password nor message.
 */
export function smtpEmail({ url, from, now, patienceMs = 10_000, retryMs = [1_000] }: Options): EmailSender {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isSecure = protocol === 'smtps:';
  const isNear = LOOPBACK.includes(hostname);
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    requireTLS: !isSecure && !isNear,
    ignoreTLS: !isSecure && isNear,
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    dnsTimeout: patienceMs,
    // A message that names a file or an address must not make the library read it.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const execute = callPolicy({ concurrency: 2, retryMs });
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? hostname;

  const ask = <Value>(work: () => Promise<Value>, call: CallContext): Promise<Result<Value>> =>
    execute((signal) => within(signal, work, now), call);

  return {
    provider: 'smtp',
    async send({ to, subject, text, dedupeKey }, call) {
      const messageId = `<${createHash('sha256').update(dedupeKey).digest('hex').slice(0, 32)}@${domain}>`;
      const sent = await ask(() => transport.sendMail({ from, to, subject, text, messageId }), call);
      return sent.ok ? { ...sent, value: { messageId } } : sent;
    },
    async check(call) {
      const checked = await ask(() => transport.verify(), call);
      return checked.ok ? { ...checked, value: null } : checked;
    },
  };
}

/** The library cannot be stopped: past the signal its end is not waited for. */
async function within<Value>(
  signal: AbortSignal,
  work: () => Promise<Value>,
  now: () => Date,
): Promise<Result<Value>> {
  try {
    signal.throwIfAborted();
    const working = work();
    const aborted = new Promise<never>((_, fail) => {
      signal.addEventListener('abort', () => fail(signal.reason), { once: true });
    });
    return { ok: true, value: await Promise.race([working, aborted]), source: 'live', asOf: now() };
  } catch (error) {
    return failOfSmtp(error);
  }
}

/** 4xx passes, 5xx does not (RFC 5321, 4.2.1); the words of the server may hold an address, so only numbers stay. */
function failOfSmtp(error: unknown): Fail {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const providerCode = responseCode === undefined ? code : `smtp_${responseCode}`;
  switch (code) {
    case 'EAUTH':
    case 'ENOAUTH':
      return { ok: false, kind: 'auth', retryable: false, providerCode: providerCode! };
    case 'ETLS':
      return { ok: false, kind: 'blocked', retryable: false, providerCode: 'no_tls' };
    case 'ETIMEDOUT':
      return { ok: false, kind: 'timeout', retryable: true };
    case 'EPROTOCOL':
      if (responseCode === undefined) return malformed('no_smtp');
  }
  if (responseCode !== undefined && responseCode >= 500) return rejected(providerCode!);
  if (responseCode !== undefined && responseCode >= 400) {
    return { ok: false, kind: 'unavailable', retryable: true, providerCode: providerCode! };
  }
  return failOf(error);
}
