import type { LegalDocInForce } from '#contract/legal-doc.ts';
import { listCurrentVersions, listLegalTags } from '#db/queries/legal-doc/legal-docs.ts';
import type { ServiceContext } from '../context.ts';

/** The version in force of the document of a tag; of the first document when the tag has none. Null without any. */
export async function getLegalDoc(
  ctx: ServiceContext,
  { tagId }: { tagId?: number | undefined },
): Promise<LegalDocInForce | null> {
  const [versions, tags] = await Promise.all([listCurrentVersions(ctx.db), listLegalTags(ctx.db)]);
  const found = versions.find((version) => version.tagId === tagId) ?? versions[0];
  const tag = tags.find(({ id }) => id === found?.tagId)?.tag;
  if (!found || tag === undefined) return null;
  const { version, text, publishedAt } = found;
  return { tagId: found.tagId, tag, version, text, publishedAt };
}
