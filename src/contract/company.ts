import type { CompanyType } from '#domain/company/company-type.ts';

export interface Company {
  id: number;
  name: string;
  uname: string | null;
  type: CompanyType;
  foundationYear: number | null;
  description: string | null;
  fullName: string | null;
  logo: { id: number; downloadURL: string; uuid: string } | null;
  contacts: { id: number; email: string | null; phone: string | null; description: string | null }[];
}
