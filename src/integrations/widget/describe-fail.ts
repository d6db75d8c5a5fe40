import type { Fail } from '../result.ts';

const BY_CODE: Record<string, string> = {
  bad_url: 'Это не\u00a0адрес в\u00a0интернете',
  scheme: 'Адрес должен начинаться с\u00a0https://',
  downgrade: 'Сайт переводит с\u00a0https на\u00a0http: такие страницы не\u00a0читаем',
  userinfo: 'В\u00a0адресе нельзя указывать имя и\u00a0пароль',
  port: 'Порт в\u00a0адресе не\u00a0обычный для\u00a0сайтов',
  address: 'Адрес ведёт во\u00a0внутреннюю сеть: такие страницы не\u00a0читаем',
  certificate: 'Сертификат сайта недействителен',
  http_404: 'Такой страницы на\u00a0сайте нет (404)',
  too_large: 'Страница больше 3\u00a0МБ',
  too_many_redirects: 'Сайт слишком много раз переводит на\u00a0другой адрес',
  no_location: 'Сайт переводит на\u00a0другой адрес, но\u00a0не\u00a0говорит на\u00a0какой',
  not_page: 'По\u00a0этому адресу не\u00a0страница сайта',
  content_encoding: 'Сайт прислал страницу так, что её не\u00a0прочесть',
  ENOTFOUND: 'Такого сайта нет: проверьте адрес',
  ECONNREFUSED: 'Сайт не\u00a0принимает соединения',
  overran: 'Стили сайта слишком велики',
};

const BY_KIND: Record<Fail['kind'], string> = {
  timeout: 'Сайт не\u00a0ответил вовремя',
  unavailable: 'Сайт недоступен',
  rate_limited: 'Сайт просит обращаться реже',
  auth: 'Сайт не\u00a0пускает: страница закрыта',
  rejected: 'Сайт отказал',
  malformed: 'Ответ сайта не\u00a0удалось понять',
  blocked: 'Такой адрес не\u00a0читаем',
};

/** Why the look of a site could not be read, in words for a person. */
export function describeFail({ kind, providerCode = '' }: Fail): string {
  const [, status] = /^http_(\d{3})$/.exec(providerCode) ?? [];
  return BY_CODE[providerCode] ?? `${BY_KIND[kind]}${status ? ` (${status})` : ''}`;
}
