/** The way to a page for machines. */
export function breadcrumbGraph(
  publicUrl: string,
  steps: readonly (readonly [name: string, path: string])[],
) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl + path,
    })),
  };
}
