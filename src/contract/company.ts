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
  /** It is present only where the page of a complex asks for it. */
  aggregatedHandover?: AggregatedHandover;
  contacts: { id: number; email: string | null; phone: string | null; description: string | null }[];
}

/** Counts of the houses of a developer, over all its complexes. */
export interface AggregatedHandover {
  housesHandOverCount: number;
  housesHandOverComplexesCount: number;
  housesNotFinishedCount: number;
  housesNotFinishedComplexesCount: number;
}
