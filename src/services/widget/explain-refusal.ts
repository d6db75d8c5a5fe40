import { findKeyTerms } from '#db/queries/access/api-keys.ts';
import { allowsOrigin } from '#domain/access/allows-origin.ts';
import { formatDate } from '#domain/time/format-date.ts';
import { WIDGET_TITLES } from '#domain/widget/widget-titles.ts';
import { keptOfApiKey, readApiKey } from '../access/api-key.ts';
import type { ServiceContext } from '../context.ts';
import type { WidgetCall } from './open-widget.ts';

/**
 * Tells whoever sets a widget up why it does not open, in one sentence for each trouble and the way out of it; null for
 * one that opens. Says nothing that the holder of the key may not know.
 */
export async function explainRefusal(
  ctx: ServiceContext,
  { key, service, origin }: Pick<WidgetCall, 'key' | 'service' | 'origin'>,
): Promise<string | null> {
  const read = readApiKey(key);
  const found = read === null ? undefined : await findKeyTerms(ctx.db, keptOfApiKey(read).keySha256);
  if (!found) return 'Такого ключа нет: скопируйте код вставки ещё раз, целиком.';
  if (found.revokedAt !== null) return 'Ключ отозван: попросите новый у того, кто его выдал.';
  if (found.expiresAt !== null && found.expiresAt <= ctx.now) {
    return `Срок ключа истёк ${formatDate(found.expiresAt)}: попросите продлить его или выдать новый.`;
  }
  if (service !== undefined && found.service !== service) {
    return `Это ключ другого виджета, «${WIDGET_TITLES[found.service]}»: возьмите ключ для «${WIDGET_TITLES[service]}».`;
  }
  if (origin !== null && origin !== ctx.settings.publicUrl && !allowsOrigin(found.baseUrls, origin)) {
    return `Сайта ${origin} нет среди адресов ключа: попросите добавить его.`;
  }
  return null;
}
