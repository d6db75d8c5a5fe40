export interface ListedItem {
  /** '/for-sale/54' */
  path: string;
  name: string;
}

export interface SearchGraphInput {
  publicUrl: string;
  /** The title of the search: '2-комн. до 12 млн ₽ в Москве'. */
  name: string;
  /** How many are found on all pages. */
  total: number;
  /** How many the earlier pages show. */
  start: number;
  items: readonly ListedItem[];
}

/** One page of search results for machines. */
export function searchGraph({ publicUrl, name, total, start, items }: SearchGraphInput) {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: total,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: start + index + 1,
      name: item.name,
      url: publicUrl + item.path,
    })),
  };
}
