import type { Db } from '#db/client.ts';
import { type CompanyRow, listCompanies, lockCompany } from '#db/queries/company/companies.ts';
import { AppError } from '#domain/errors.ts';

/** A company held for this transaction. Errors: NOT_FOUND. */
export async function getKeptCompany(tx: Db, id: number): Promise<CompanyRow> {
  if (!(await lockCompany(tx, id))) throw new AppError('NOT_FOUND', `Компании ${id} нет`);
  const [row] = await listCompanies(tx, [id]);
  return row!;
}
