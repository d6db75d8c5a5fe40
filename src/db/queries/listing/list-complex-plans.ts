import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { complexes } from '../../schema/complex.ts';
import { complexPlans } from '../../schema/complex-plan.ts';
import { uploads } from '../../schema/upload.ts';
import type { Upload } from '../media/uploads.ts';

/** A master plan as a drawing with layers, as a picture, or both. */
export interface ComplexPlan {
  svg: string | null;
  picture: Upload | null;
}

/** Master plans by complex; those without one are absent. */
export async function listComplexPlans(db: Db, complexIds: number[]): Promise<Map<number, ComplexPlan>> {
  if (complexIds.length === 0) return new Map();
  const rows = await db
    .select({ complexId: complexes.id, svg: complexPlans.svg, picture: uploads })
    .from(complexes)
    .leftJoin(complexPlans, eq(complexPlans.complexId, complexes.id))
    .leftJoin(uploads, eq(uploads.id, complexes.genPlanId))
    .where(
      and(
        inArray(complexes.id, complexIds),
        or(isNotNull(complexPlans.complexId), isNotNull(complexes.genPlanId)),
      ),
    );
  return new Map(rows.map(({ complexId, ...plan }) => [complexId, plan]));
}
