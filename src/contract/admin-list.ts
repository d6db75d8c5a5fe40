import { z } from 'zod';
import { type ConsoleList, type ListSort, listSorts } from '#domain/list-sorts.ts';
import { RecordId } from './record-fields.ts';

/** The number of rows on a page, in every list of the console. */
export const ADMIN_PAGE_SIZE = 50;

/** The input of every list in the console; pages count from 1, and a page beyond the end gives the last one. */
export const AdminListInput = z.object({
  text: z.string().trim().max(200).default(''),
  page: z.number().int().min(1).max(1_000_000).default(1),
});
export type AdminListInput = z.infer<typeof AdminListInput>;

/** The input of a list whose rows have an order of their columns. */
export function adminListInput<const List extends ConsoleList>(list: List) {
  return AdminListInput.extend({
    sort: z.enum(listSorts(list) as [ListSort<List>, ...ListSort<List>[]]).optional(),
  });
}

/** The field of a list whose records open in windows over it: the record with this id alone, whatever page has it. */
export const ONLY_RECORD = { only: RecordId.optional() };

/** A page of a list, or all that is asked for as one page. */
export type PageAsked = number | 'all';
export type WithPage<Input extends { page: number }> = Omit<Input, 'page'> & { page: PageAsked };

/** One page of a list with the total number of rows. */
export interface AdminList<Row> {
  /** The moment at which all of this was read. */
  asOf: Date;
  rows: Row[];
  page: number;
  pages: number;
  total: number;
}
