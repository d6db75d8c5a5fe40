import { z } from 'zod';

export function isSmtpAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '' && /^\/?$/.test(url.pathname);
}

/** «Генплан <noreply@genplan.example>» or the address alone. */
export function isSender(text: string): boolean {
  const [, address = text] = /^[^<>\r\n]*<([^<>]+)>$/.exec(text) ?? [];
  return z.email().safeParse(address).success;
}

export function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65535;
}

/** Accepts a host as a URL spells it, so that comparing texts is enough. */
export function isHostAndPort(text: string): boolean {
  const [, host, port] = /^(.+):([1-9]\d{0,4})$/.exec(text) ?? [];
  return Number(port) <= 65535 && URL.parse(`http://${host}`)?.host === host;
}

export function isStoreAddress(text: string): boolean {
  const url = /^https?:\/\//.test(text) ? URL.parse(text) : null;
  return url !== null && `${url.username}${url.password}${url.search}${url.hash}` === '';
}

export function isOrigin(text: string): boolean {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return false;
  const url = new URL(text);
  return url.pathname === '/' && url.search === '' && url.hash === '';
}
