import { describe, expect, it } from 'vitest';
import { currentTrace } from '#db/current-trace.ts';
import { createLogger, withoutValues } from './logger.ts';

function logged(write: (log: ReturnType<typeof createLogger>) => void): {
  text: string;
  line: Record<string, unknown>;
} {
  const chunks: string[] = [];
  write(createLogger({ level: 'info' }, { write: (chunk: string) => chunks.push(chunk) }));
  const text = chunks.join('');
  return { text, line: JSON.parse(text) };
}

describe('secrets', () => {
  it.each<Record<string, unknown>>([
    { token: 'secret-value' },
    { otp: 'secret-value' },
    { phone: 'secret-value' },
    { headers: { cookie: 'authToken=secret-value' } },
    { headers: { authorization: 'secret-value' } },
    { res: { statusCode: 200, headers: { 'set-cookie': 'secret-value' } } },
    { input: { code: 'secret-value' } },
    {
      req: {
        method: 'GET',
        url: '/api?otp=secret-value&phone=secret-value',
        headers: { cookie: 'secret-value' },
      },
    },
  ])('are removed from %o', (fields) => {
    expect(logged((log) => log.info(fields, 'call')).text).not.toContain('secret-value');
  });

  it.each([
    ['/widget?phone=%2B79991234567&location=c1&TOKEN=abc', '/widget?phone=&location=&TOKEN='],
    ['/api/trpc/suggest?input=%7B%22name%22%3A%22Anna%22%7D', '/api/trpc/suggest?input='],
    ['/search?flag&x=1=2?email=a@b.ru', '/search?flag&x='],
    ['/search', '/search'],
  ])('lose their values in the address %s', (url, written) => {
    expect(withoutValues(url)).toBe(written);
  });
});

describe('phones', () => {
  it.each([
    ['sent to +79991234567', 'sent to +7********67'],
    ['+7 (999) 123-45-67 called', '+7********67 called'],
    ['/profile/79991234567', '/profile/+7********67'],
    ['from %2B79991234567', 'from %2B+7********67'],
    ['?a=%2B7%20%28999%29%20123-45-67&b=1', '?a=%2B+7********67&b=1'],
    ['?a=%2b7+%28999%29+123-45-67', '?a=%2b+7********67'],
    ['8 800 is no phone', '8 800 is no phone'],
    ['run 2026-11-20, price 12345678', 'run 2026-11-20, price 12345678'],
    ['id 3f2b-79991234567-aa', 'id 3f2b-79991234567-aa'],
  ])('in %j', (message, written) => {
    expect(logged((log) => log.info(message)).line.msg).toBe(written);
  });

  it('are masked inside errors and nested texts, and numbers stay numbers', () => {
    const { text, line } = logged((log) =>
      log.error({
        err: new Error('no user +79991234567'),
        rows: [{ to: '+79991234567', bytes: 79991234567 }],
      }),
    );
    expect(text).not.toContain('+79991234567');
    expect(line.rows).toEqual([{ to: '+7********67', bytes: 79991234567 }]);
  });
});

it('names the node and the trace of what it tells, and a fault once a minute', () => {
  const lines: Record<string, unknown>[] = [];
  let now = 0;
  const write = (chunk: string) => lines.push(JSON.parse(chunk));
  const log = createLogger({ level: 'info', node: 'one:7', now: () => now }, { write });
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  currentTrace.run({ traceId, traceparent: '' }, () => log.child({ reqId: 'a' }).info('asked'));
  for (let call = 0; call < 1_000; call += 1)
    log.child({ reqId: call }).error({ err: new Error('gone') }, 'failed');
  now = 60_000;
  log.error({ err: new Error('gone') }, 'failed');
  log.warn({ kind: 'timeout' }, 'not sent');
  log.warn({ kind: 'timeout' }, 'not sent');
  expect(lines).toMatchObject([
    { node: 'one:7', traceId, msg: 'asked' },
    { node: 'one:7', msg: 'failed', err: { message: 'gone' } },
    { msg: 'failed', leftOut: 999 },
    { msg: 'not sent' },
    { msg: 'not sent' },
  ]);
});
