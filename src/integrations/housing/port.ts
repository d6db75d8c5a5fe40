import type { IsoDate } from '#domain/time/iso-date.ts';
import type { CallContext, Result } from '../result.ts';

/** A project of the state register of housing, as the export of the register describes it. */
export interface RegisteredProject {
  domRfId: string;
  /** The day the project is, or was, to be commissioned. */
  commissionedOn: IsoDate | null;
}

/** The housing-project export; a project it does not know is null. */
export interface ProjectRegister {
  provider: string;
  project(domRfId: string, call: CallContext): Promise<Result<RegisteredProject | null>>;
}
