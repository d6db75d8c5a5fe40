import type { Company } from '#contract/company.ts';
import type { CompanyRow } from '#db/queries/company/companies.ts';
import type { Upload } from '#db/queries/media/uploads.ts';
import { presentUpload } from '../media/present-upload.ts';

export function presentCompany(row: CompanyRow): Company {
  return {
    id: row.id,
    name: row.name,
    uname: row.uname,
    type: row.type,
    foundationYear: row.foundationYear,
    description: row.description,
    fullName: row.fullName,
    logo: row.logo && presentLogo(row.logo),
    contacts: row.contacts.map(({ id, email, phone, description }) => ({ id, email, phone, description })),
  };
}

function presentLogo(file: Upload): Company['logo'] {
  const { uuid, downloadURL } = presentUpload(file);
  return { id: file.id, downloadURL, uuid };
}
