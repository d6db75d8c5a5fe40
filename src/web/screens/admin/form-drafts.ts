import { z } from 'zod';
import { keptDrafts } from '../../parts/page/kept-drafts.ts';

/** Values typed into a form and saved by nobody. */
export interface FormDraft {
  /** Whose it is: another person at the same computer is not shown it. */
  personId: number;
  /** The form, by its address and its name. */
  form: string;
  /** When it was typed last; milliseconds since 1970. */
  at: number;
  /** The values the form began with, as JSON, so that a record changed since is known. */
  basis: string;
  values: Record<string, unknown>;
}

const MOST = 20;
const DAYS_KEPT = 14;

const Kept = z.array(
  z.object({
    personId: z.number().int(),
    form: z.string(),
    at: z.number(),
    basis: z.string(),
    values: z.record(z.string(), z.unknown()),
  }),
);

/** The newest draft stands first. Whatever else stands under the key is nothing. */
export const formDrafts = {
  read: (): FormDraft[] => Kept.safeParse(keptDrafts.read()).data ?? [],
  write: (drafts: FormDraft[]) => keptDrafts.write(drafts),
};

type Named = Pick<FormDraft, 'personId' | 'form'>;

/** The draft of a form, if its person has one that is not too old. */
export function findDraft(drafts: readonly FormDraft[], named: Named, now: number): FormDraft | undefined {
  return drafts.find((draft) => isSame(draft, named) && draft.at > now - DAYS_KEPT * 86_400_000);
}

/** The drafts with one more in the place of the earlier one of its form; the oldest of too many are gone. */
export function withDraft(drafts: readonly FormDraft[], draft: FormDraft): FormDraft[] {
  return [draft, ...withoutDraft(drafts, draft)].slice(0, MOST);
}

/** The drafts without that of a form. */
export function withoutDraft(drafts: readonly FormDraft[], named: Named): FormDraft[] {
  return drafts.filter((draft) => !isSame(draft, named));
}

/** Values as a browser keeps them: files stay behind, as a text cannot hold them. */
export function keptValues(values: object): Record<string, unknown> {
  const text = JSON.stringify(values, (_, value) => (value instanceof Blob ? undefined : value));
  return JSON.parse(text);
}

function isSame(one: Named, other: Named): boolean {
  return one.personId === other.personId && one.form === other.form;
}
