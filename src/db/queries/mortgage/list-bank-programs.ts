import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { bankPrograms } from '../../schema/bank-program.ts';
import { companies } from '../../schema/company.ts';
import { programNames } from '../../schema/program-name.ts';

/** A programme of a bank with what it is called and whose it is, of the three tables joined. */
export const BANK_PROGRAM = {
  id: bankPrograms.id,
  name: { id: programNames.id, name: programNames.name, displayName: programNames.displayName },
  bank: { id: companies.id, name: companies.name },
};

/** Programmes of all banks, by their display order and bank. */
export function listBankPrograms(db: Db) {
  return db
    .select(BANK_PROGRAM)
    .from(bankPrograms)
    .innerJoin(programNames, eq(programNames.id, bankPrograms.programNameId))
    .innerJoin(companies, eq(companies.id, bankPrograms.bankCompanyId))
    .orderBy(asc(programNames.order), asc(companies.name), asc(bankPrograms.id));
}
