import { z } from 'zod';

/** The number of rows on a page, in every list of the console. */
export const ADMIN_PAGE_SIZE = 50;

/** The input of every list in the console; pages count from 1, and a page beyond the end gives the last one. */
export const AdminListInput = z.object({
  text: z.string().trim().max(200).default(''),
  page: z.number().int().min(1).max(1_000_000).default(1),
});
export type AdminListInput = z.infer<typeof AdminListInput>;

/** One page of a list with the total number of rows. */
export interface AdminList<Row> {
  /** The moment at which all of this was read. */
  asOf: Date;
  rows: Row[];
  page: number;
  pages: number;
  total: number;
}
