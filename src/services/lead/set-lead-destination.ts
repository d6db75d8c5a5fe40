import { findCompanyByName } from '#db/queries/company/companies.ts';
import { deleteLeadDestination, saveLeadDestination } from '#db/queries/lead/lead-destinations.ts';
import { AppError } from '#domain/errors.ts';
import { LEAD_PROVIDERS, type LeadAddress } from '#integrations/lead/port.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';

/**
 * Sends the leads of a client to its own CRM or server from now on; null gives it the inbox again. Address and key are
 * stored sealed. Errors: NOT_FOUND client, INVALID address or no key where one is needed.
 */
export async function setLeadDestination(
  ctx: ServiceContext,
  { client, address }: { client: string; address: LeadAddress | null },
): Promise<void> {
  requirePermission(ctx, 'clients', 'w');
  const company = await findCompanyByName(ctx.db, client);
  if (!company) throw new AppError('NOT_FOUND', `Нет компании «${client}»`);
  if (address === null) return deleteLeadDestination(ctx.db, company.id);
  const { provider, url, key } = address;
  if (!LEAD_PROVIDERS.includes(provider)) throw new AppError('INVALID', `Нет получателя «${provider}»`);
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
    throw new AppError('INVALID', 'Адрес должен начинаться с http:// или https://');
  }
  if (key === null && provider !== 'bitrix24') throw new AppError('INVALID', 'Нужен ключ получателя');
  const { sealer } = ctx.ports;
  await saveLeadDestination(ctx.db, {
    clientCompanyId: company.id,
    provider,
    sealedUrl: sealer.seal(url),
    sealedKey: key === null ? null : sealer.seal(key),
    updatedAt: ctx.now,
  });
}
