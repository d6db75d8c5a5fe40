export interface SearchGraphInput {
  publicUrl: string;
  /** The title of the search: '2-комн. до 12 млн ₽ в Москве'. */
  name: string;
  /** How many are found on all pages. */
  total: number;
  /** How many the earlier pages show. */
  start: number;
  /** Where each is shown: '/for-sale/54'. */
  paths: readonly string[];
}

/** One page of search results for machines; what each of them is stands in its card. */
export function searchGraph({ publicUrl, name, total, start, paths }: SearchGraphInput) {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: total,
    itemListElement: paths.map((path, index) => ({
      '@type': 'ListItem',
      position: start + index + 1,
      url: publicUrl + path,
    })),
  };
}
