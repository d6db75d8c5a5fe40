import type { CompanyType } from '#domain/company/company-type.ts';
import { AppError } from '#domain/errors.ts';
import type { ServiceContext } from '../context.ts';

/** Companies of the system itself are the main administrator's. Errors: FORBIDDEN. */
export function requireCompanyType({ actor }: ServiceContext, type: CompanyType): void {
  const mayAll = actor.kind === 'system' || (actor.kind === 'user' && actor.groups.includes('SUPERADMIN'));
  if (type === 'SYSTEM' && !mayAll) {
    throw new AppError('FORBIDDEN', 'Системные компании ведёт только главный администратор');
  }
}
