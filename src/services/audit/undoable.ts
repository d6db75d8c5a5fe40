import type { z } from 'zod';
import { CollectionInput } from '#contract/collection.ts';
import { CompanyInput } from '#contract/company-input.ts';
import { GeoGroupInput } from '#contract/geo-group.ts';
import { OfferInput } from '#contract/offer-input.ts';
import { ProgramNameInput } from '#contract/program-name.ts';
import { listCollections } from '#db/queries/catalog/collections.ts';
import { findVerdicts } from '#db/queries/feed/twin-questions.ts';
import { findProgramName } from '#db/queries/mortgage/program-names.ts';
import type { Audited } from '#domain/audit/audited.ts';
import type { Fields } from '#domain/audit/changed-fields.ts';
import { AppError } from '#domain/errors.ts';
import { auditedCompany } from '../company/audited-company.ts';
import { editCompany } from '../company/edit-company.ts';
import { getKeptCompany } from '../company/get-kept-company.ts';
import type { ServiceContext } from '../context.ts';
import { decideHousesAnew } from '../feed/houses-by-hand.ts';
import { auditedGeoGroup } from '../geo/audited-geo-group.ts';
import { editGeoGroup } from '../geo/edit-geo-group.ts';
import { getKeptGeoGroup } from '../geo/get-kept-geo-group.ts';
import { saveCollection } from '../listing/save-collection.ts';
import { getKeptOffer } from '../mortgage/get-kept-offer.ts';
import { offerInputOf } from '../mortgage/offer-input-of.ts';
import { updateProgramName } from '../mortgage/save-program-name.ts';
import { updateOffer } from '../mortgage/update-offer.ts';

interface Undoable {
  /** The record as the audit remembers it. Errors: NOT_FOUND. */
  read(ctx: ServiceContext, id: number): Promise<Fields>;
  /** Edits it as its form does, all checks included. */
  write(ctx: ServiceContext, id: number, fields: Fields): Promise<unknown>;
}

/**
 * The records whose every field the audit remembers as their form states it, so that an edit can be turned back by an
 * edit. Rights and blocks of people, keys and legal texts are not among them: they have worked in the meantime.
 */
export const UNDOABLE: Partial<Record<Audited, Undoable>> = {
  offer: {
    read: async ({ db }, id) => ({ ...offerInputOf(await getKeptOffer(db, id)) }),
    write: (ctx, id, fields) => updateOffer(ctx, { id, offer: asForm(OfferInput, fields) }),
  },
  geoGroup: {
    read: async ({ db }, id) => auditedGeoGroup(await getKeptGeoGroup(db, id)),
    write: (ctx, id, fields) => editGeoGroup(ctx, { id, group: asForm(GeoGroupInput, fields) }),
  },
  programName: {
    async read({ db }, id) {
      const { id: _, ...known } = there(await findProgramName(db, id));
      return known;
    },
    write: (ctx, id, fields) => updateProgramName(ctx, { id, program: asForm(ProgramNameInput, fields) }),
  },
  collection: {
    async read({ db }, id) {
      const { name, complexIds } = there((await listCollections(db)).find((one) => one.id === id));
      return { name, complexIds };
    },
    write: (ctx, id, fields) => saveCollection(ctx, { id, ...asForm(CollectionInput, fields) }),
  },
  house: {
    // Only what was decided of two houses; edits of other fields of houses are turned back by hand.
    read: ({ db }, id) => findVerdicts(db, id),
    write: decideHousesAnew,
  },
  company: {
    // The audit knows a logo by its name alone, which brings no picture back.
    async read({ db }, id) {
      const { logo, ...known } = auditedCompany(await getKeptCompany(db, id));
      return known;
    },
    async write(ctx, id, { contacts, ...fields }) {
      const { logo } = await getKeptCompany(ctx.db, id);
      const form = {
        ...blankForNull(fields),
        foundationYear: fields.foundationYear,
        contacts: (contacts as Fields[]).map(blankForNull),
        logoUuid: logo?.uuid ?? null,
      };
      await editCompany(ctx, { id, company: asForm(CompanyInput, form) });
    },
  },
};

function there<Row>(row: Row | undefined): Row {
  if (!row) throw new AppError('NOT_FOUND', 'Этой записи больше нет');
  return row;
}

/** Fields as a form takes them today; an edit of last year may have stated less. */
function asForm<Input>(schema: z.ZodType<Input>, fields: Fields): Input {
  const read = schema.safeParse(fields);
  if (read.success) return read.data;
  throw new AppError('CONFLICT', 'Прежние значения форма больше не\u00a0принимает: верните их вручную');
}

function blankForNull(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? '']));
}
