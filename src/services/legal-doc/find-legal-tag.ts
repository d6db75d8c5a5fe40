import type { LegalTag } from '#contract/legal-doc.ts';
import type { ServiceContext } from '../context.ts';
import { listLegalDocs } from './list-legal-docs.ts';

/** The tag with a name or, failing that, the first whose name holds it in any case; only tags with a text. */
export async function findLegalTag(ctx: ServiceContext, name: string): Promise<LegalTag | undefined> {
  const wanted = name.trim();
  if (wanted === '') return undefined;
  const { tags } = await listLegalDocs(ctx);
  const folded = wanted.toLocaleLowerCase('ru');
  return (
    tags.find(({ tag }) => tag === wanted) ??
    tags.find(({ tag }) => tag.toLocaleLowerCase('ru').includes(folded))
  );
}
