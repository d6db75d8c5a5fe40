import { readFile } from 'node:fs/promises';
import { type Db, inTransaction } from '../client.ts';
import { addLegalVersion, ensureLegalDocument, findCurrentVersion } from '../queries/legal-doc/legal-docs.ts';

/** This order gives the tags ids from 1 in an empty database. */
const DOCUMENTS: [tag: string, file: string][] = [
  ['Политика в отношении обработки персональных данных', 'personal-data-policy.md'],
  ['Пользовательское соглашение', 'terms-of-use.md'],
  ['Условия расчёта ипотеки', 'mortgage-calculation.md'],
];

/** Publishes the first versions of the legal documents; a document that has a version is left alone. */
export async function seedLegalDocs(db: Db, now: Date): Promise<void> {
  for (const [tag, file] of DOCUMENTS) {
    const text = await readFile(new URL(`./legal/${file}`, import.meta.url), 'utf8');
    await inTransaction(db, async (tx) => {
      const { documentId } = await ensureLegalDocument(tx, tag);
      if (await findCurrentVersion(tx, documentId)) return;
      await addLegalVersion(tx, { documentId, version: 1, text: text.trim(), publishedAt: now });
    });
  }
}
