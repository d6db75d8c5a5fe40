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
  /** Only where the page of a complex asks for it. */
  aggregatedHandover?: AggregatedHandover;
  contacts: { id: number; email: string | null; phone: string | null; description: string | null }[];
}

/** What a developer has built and is building, in all its complexes. */
export interface AggregatedHandover {
  housesHandOverCount: number;
  housesHandOverComplexesCount: number;
  housesNotFinishedCount: number;
  housesNotFinishedComplexesCount: number;
}
