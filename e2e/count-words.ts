import { readFirstHtml } from './first-html.ts';

/**
 * How many a search finds, as its title says it: «41 объявление». Files share a product, and those before may have added
 * to what is on sale.
 */
export async function countWords(path: string): Promise<string> {
  const { title } = await readFirstHtml(path);
  return /\d[\d\s]*объявлени\S+$/.exec(title)![0].replaceAll('\u00a0', ' ');
}
