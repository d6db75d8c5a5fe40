import type { Fail } from '#integrations/result.ts';

const KINDS: Record<Fail['kind'], string> = {
  timeout: 'не ответила вовремя',
  unavailable: 'недоступна',
  rate_limited: 'просит обращаться реже',
  auth: 'не принимает ключ',
  rejected: 'отказала',
  malformed: 'ответила неразборчиво',
  blocked: 'адрес под запретом',
};

const CODES: Readonly<Record<string, string>> = {
  breaker_open: 'оставлена в покое после отказов, до полуминуты',
  too_many_calls: 'слишком много вызовов сразу',
  ECONNREFUSED: 'не принимает соединений',
  ENOTFOUND: 'её имени нет в DNS',
  budget_spent: 'бюджет SMS на сутки исчерпан',
  no_provider: 'не подключена',
};

/** Says of a system how its call failed, by the kind and the vendor's code: «не принимает ключ (http_401)». */
export function failWords(kind: string, code: string | null): string {
  const known = CODES[code ?? ''];
  if (known !== undefined) return known;
  const words = KINDS[kind as Fail['kind']] ?? kind;
  return code === null ? words : `${words} (${code})`;
}
