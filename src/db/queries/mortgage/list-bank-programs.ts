import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { bankPrograms } from '../../schema/bank-program.ts';
import { companies } from '../../schema/company.ts';
import { programNames } from '../../schema/program-name.ts';

export interface BankProgram {
  id: number;
  name: string;
  bank: string;
}

/** Programmes of all banks, by their display order and bank. */
export function listBankPrograms(db: Db): Promise<BankProgram[]> {
  return db
    .select({ id: bankPrograms.id, name: programNames.displayName, bank: companies.name })
    .from(bankPrograms)
    .innerJoin(programNames, eq(programNames.id, bankPrograms.programNameId))
    .innerJoin(companies, eq(companies.id, bankPrograms.bankCompanyId))
    .orderBy(asc(programNames.order), asc(companies.name), asc(bankPrograms.id));
}
