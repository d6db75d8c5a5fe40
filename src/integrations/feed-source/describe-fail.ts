import type { Fail } from '../result.ts';

const BY_CODE: Record<string, string> = {
  bad_url: 'Это не адрес в интернете',
  scheme: 'Адрес фида должен начинаться с http:// или https://',
  downgrade: 'Сервер переводит с https на http: ключ из адреса ушёл бы открытым текстом',
  userinfo: 'В адресе фида нельзя указывать имя и пароль',
  port: 'Порт в адресе не 80 и не 443: нужный порт разрешает FETCH_ALLOW_HOSTS',
  address: 'Адрес ведёт во внутреннюю сеть: такие адреса разрешает только FETCH_ALLOW_HOSTS',
  certificate: 'Сертификат сервера недействителен',
  http_404: 'По этому адресу фида нет (404)',
  http_410: 'Фид по этому адресу убран навсегда (410)',
  too_large: 'Фид больше 512 МБ',
  too_many_redirects: 'Сервер слишком много раз переводит на другой адрес',
  no_location: 'Сервер переводит на другой адрес, но не говорит на какой',
  content_encoding: 'Сервер сжал фид так, что его не распаковать: нужен gzip или файл без сжатия',
  ENOTFOUND: 'Такого имени сервера нет: проверьте адрес',
  ECONNREFUSED: 'Сервер не принимает соединения',
};

const BY_KIND: Record<Fail['kind'], string> = {
  timeout: 'Сервер не ответил вовремя',
  unavailable: 'Сервер недоступен',
  rate_limited: 'Сервер просит обращаться реже',
  auth: 'Сервер не пускает: проверьте ключ или права доступа',
  rejected: 'Сервер отказал',
  malformed: 'Ответ сервера не удалось понять',
  blocked: 'Адрес запрещён',
};

/** Why a feed could not be opened, in words for a person; never repeats the address. */
export function describeFail({ kind, retryAfterMs, providerCode = '' }: Fail): string {
  const [, status] = /^http_(\d{3})$/.exec(providerCode) ?? [];
  const words = BY_CODE[providerCode] ?? `${BY_KIND[kind]}${status ? ` (${status})` : ''}`;
  if (retryAfterMs === undefined) return words;
  const minutes = Math.max(1, Math.ceil(retryAfterMs / 60_000));
  return `${words}; повторить можно через ${minutes} мин`;
}
