import type { LegalInfoDocs, LegalTag } from '#contract/legal-doc.ts';
import { listCurrentVersions, listLegalTags } from '#db/queries/legal-doc/legal-docs.ts';
import type { ServiceContext } from '../context.ts';

/** The texts in force and the tags that have one, for everybody. */
export async function listLegalDocs(ctx: ServiceContext): Promise<LegalInfoDocs> {
  const versions = await listCurrentVersions(ctx.db);
  const published = new Set(versions.map(({ tagId }) => tagId));
  const tags = await listLegalTags(ctx.db);
  return {
    legalInfoDocs: versions.map(({ tagId, text }) => ({ tagId, text })),
    tags: tags.filter(({ id }) => published.has(id)),
  };
}

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
