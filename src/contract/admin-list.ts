import { z } from 'zod';

/** Rows of a page, in every list of the console. */
export const ADMIN_PAGE_SIZE = 50;

/** What every list of the console may be asked for; pages count from 1, one past the end is the last. */
export const AdminListInput = z.object({
  text: z.string().trim().max(200).default(''),
  page: z.number().int().min(1).max(1_000_000).default(1),
});
export type AdminListInput = z.infer<typeof AdminListInput>;

/** A page of a list, with how many rows there are in all. */
export interface AdminList<Row> {
  /** The moment all of this was so. */
  asOf: Date;
  rows: Row[];
  page: number;
  pages: number;
  total: number;
}
