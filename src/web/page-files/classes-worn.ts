const CLASS = ' class="';

/** Gives the classes of HTML, as React writes it. Eighty cards wear the same: an attribute is taken apart once. */
export function classesWorn(html: string): Set<string> {
  const attributes = new Set<string>();
  for (let at = html.indexOf(CLASS); at >= 0; ) {
    const begin = at + CLASS.length;
    const end = html.indexOf('"', begin);
    if (end < 0) break;
    attributes.add(html.slice(begin, end));
    at = html.indexOf(CLASS, end);
  }
  return new Set([...attributes].flatMap((names) => names.split(' ')));
}
