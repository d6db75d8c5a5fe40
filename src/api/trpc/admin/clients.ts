import { NameQuery } from '#contract/api-key.ts';
import {
  ClientComplexesInput,
  ClientListInput,
  ComplexAssignment,
  ComplexProject,
  NewProject,
  ProjectChange,
  ProjectListInput,
} from '#contract/client.ts';
import { ClientComplex, ComplexChange, PlanDrawing } from '#contract/complex-input.ts';
import { OneRecord } from '#contract/record-fields.ts';
import { assignComplexes, chooseComplexProject } from '#services/company/assign-complexes.ts';
import { createProject, removeProject, updateProjectOf } from '#services/company/edit-projects.ts';
import { getClient } from '#services/company/get-client.ts';
import { listClientComplexes } from '#services/company/list-client-complexes.ts';
import { listClientProjectNames, listClientProjects } from '#services/company/list-client-projects.ts';
import { listClients } from '#services/company/list-clients.ts';
import { suggestClients } from '#services/company/suggest-clients.ts';
import { editComplex } from '#services/listing/edit-complex.ts';
import { getComplexDetails } from '#services/listing/get-complex-details.ts';
import { readMasterPlan } from '#services/listing/read-master-plan.ts';
import { forPermitted, router } from '../init.ts';

const forReaders = forPermitted('clients', 'r');
const forKeepers = forPermitted('clients', 'rw');

/** Companies that use the calculator or the showcase, their projects and complexes. */
export const clientsRouter = router({
  list: forReaders.input(ClientListInput).query(({ ctx, input }) => listClients(ctx.services, input)),
  companies: forReaders.input(NameQuery).query(({ ctx, input }) => suggestClients(ctx.services, input.text)),
  get: forReaders.input(OneRecord).query(({ ctx, input }) => getClient(ctx.services, input.id)),
  projects: forReaders
    .input(ProjectListInput)
    .query(({ ctx, input }) => listClientProjects(ctx.services, input)),
  projectNames: forReaders
    .input(OneRecord)
    .query(({ ctx, input }) => listClientProjectNames(ctx.services, input.id)),
  createProject: forKeepers
    .input(NewProject)
    .mutation(({ ctx, input }) => createProject(ctx.services, input)),
  updateProject: forKeepers.input(ProjectChange).mutation(async ({ ctx, input }) => {
    await updateProjectOf(ctx.services, input);
    return null;
  }),
  removeProject: forKeepers.input(OneRecord).mutation(async ({ ctx, input }) => {
    await removeProject(ctx.services, input.id);
    return null;
  }),
  complexes: forReaders
    .input(ClientComplexesInput)
    .query(({ ctx, input }) => listClientComplexes(ctx.services, input)),
  assignComplexes: forKeepers
    .input(ComplexAssignment)
    .mutation(({ ctx, input }) => assignComplexes(ctx.services, input)),
  complex: forReaders.input(ClientComplex).query(({ ctx, input }) => getComplexDetails(ctx.services, input)),
  updateComplex: forKeepers.input(ComplexChange).mutation(async ({ ctx, input }) => {
    await editComplex(ctx.services, input);
    return null;
  }),
  /** Changes nothing; a drawing is too long for an address. */
  readPlan: forKeepers
    .input(PlanDrawing)
    .mutation(({ ctx, input }) => readMasterPlan(ctx.services, input.svg)),
  setComplexProject: forKeepers.input(ComplexProject).mutation(async ({ ctx, input }) => {
    await chooseComplexProject(ctx.services, input);
    return null;
  }),
});
