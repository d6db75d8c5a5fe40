import { z } from 'zod';
import type { CompanyType } from '#domain/company/company-type.ts';
import { type AdminList, adminListInput, ONLY_RECORD } from './admin-list.ts';
import { lines, RecordId, requiredLine, seen } from './record-fields.ts';

/** Companies of these types use the calculator or the showcase. */
export const CLIENT_TYPES = ['DEVELOPER', 'BANK', 'AGENCY'] as const satisfies readonly CompanyType[];

export const ClientListInput = adminListInput('clients');
export type ClientListInput = z.infer<typeof ClientListInput>;

export interface ClientName {
  id: number;
  name: string;
  type: CompanyType;
}

export interface ClientShown extends ClientName {
  projects: number;
  /** Keys that are not revoked. */
  keys: number;
  /** The expiry of the key that expires first; null when none does. */
  nextExpiresAt: Date | null;
}

export type ClientList = AdminList<ClientShown>;

/** A project of a client as its mortgage partners know it. */
export const ProjectInput = z.object({
  name: requiredLine(100),
  description: lines(2_000),
  cityId: RecordId.nullable(),
});
export type ProjectInput = z.infer<typeof ProjectInput>;

export const NewProject = z.object({ clientId: RecordId, project: ProjectInput });

export const ProjectChange = z.object({ id: RecordId, project: ProjectInput, seen: seen(ProjectInput) });
export type ProjectChange = z.infer<typeof ProjectChange>;

export interface ProjectShown {
  id: number;
  name: string;
  description: string | null;
  city: { id: number; name: string } | null;
  /** Whether the project has no complexes. */
  empty: boolean;
  complexes: number;
}

export const ProjectListInput = adminListInput('projects').extend({ id: RecordId, ...ONLY_RECORD });
export type ProjectListInput = z.infer<typeof ProjectListInput>;

export type ProjectList = AdminList<ProjectShown>;

export const ClientComplexesInput = adminListInput('complexes').extend({ id: RecordId });
export type ClientComplexesInput = z.infer<typeof ClientComplexesInput>;

export interface ClientComplexShown {
  id: number;
  name: string;
  city: string | null;
  developer: { id: number; name: string };
  /** Whether the complex belongs to this client. */
  isAssigned: boolean;
  project: { id: number; name: string } | null;
}

export type ClientComplexList = AdminList<ClientComplexShown>;

/** Assigns complexes to a client. */
export const ComplexAssignment = z.object({ id: RecordId, complexIds: z.array(RecordId).min(1).max(100) });

/** Sets the client's project a complex belongs to, or none. */
export const ComplexProject = z.object({ complexId: RecordId, projectId: RecordId.nullable() });
