import type { ApiKeyShown } from '#contract/api-key.ts';
import type { ApiKeyPermission } from '#domain/access/actor.ts';
import type { ApiKeyState } from '#domain/access/api-key-state.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { plural } from '#domain/text/plural.ts';
import { formatDate } from '#domain/time/format-date.ts';

/** States as a filter calls the keys in them. */
export const STATE_TEXTS: Record<ApiKeyState, string> = {
  live: 'Действуют',
  expiring: 'Истекают',
  expired: 'Истекли',
  revoked: 'Отозваны',
};

export const PERMISSION_TEXTS: Record<ApiKeyPermission, string> = {
  VITRINA_BEGIN_MORTGAGE_FORM: 'Форма заявки',
};

const DAY_MS = 86_400_000;

/** The mark of a key that ends soon or has ended. */
export function stateMark(
  { state, expiresAt }: Pick<ApiKeyShown, 'state' | 'expiresAt'>,
  asOf: Date,
): { text: string; tone: 'warning' | 'danger' } | null {
  if (state === 'expired') return { text: 'Истёк', tone: 'danger' };
  if (state !== 'expiring' || !expiresAt) return null;
  const days = Math.ceil((expiresAt.getTime() - asOf.getTime()) / DAY_MS);
  return { text: `${days}${NBSP}${plural(days, 'день', 'дня', 'дней')}`, tone: 'warning' };
}

/** Until when: '20.12.2026', 'бессрочный', 'Отозван 22.11.2026'. */
export function termText({ revokedAt, expiresAt }: Pick<ApiKeyShown, 'revokedAt' | 'expiresAt'>): string {
  if (revokedAt) return `Отозван ${formatDate(revokedAt)}`;
  return expiresAt ? formatDate(expiresAt) : 'бессрочный';
}

/** The hosts of base URLs: 'site.example', 'site.example и ещё 2'; none: calls between servers only. */
export function hostsText(baseUrls: readonly string[]): string {
  const [first, ...others] = baseUrls.map((url) => url.replace(/^https?:\/\//i, ''));
  if (first === undefined) return 'только серверы';
  return others.length === 0 ? first : `${first} и${NBSP}ещё${NBSP}${others.length}`;
}
