/** Browsers by their mark in the user agent; one that also bears another's mark stands before that other. */
const BROWSERS: readonly [name: string, version: RegExp][] = [
  ['Яндекс', /YaBrowser\/(\d+)/],
  ['Edge', /Edg[A-Za-z]{0,9}\/(\d{1,9})/],
  ['Opera', /OPR\/(\d+)/],
  ['Samsung', /SamsungBrowser\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', / Version\/(\d{1,3})[\d.]{0,12} /],
];

/** A browser and its main version, 'Chrome 131': enough to try a page in, too little to know a person by. */
export function browserName(userAgent: string | null): string | null {
  for (const [name, version] of BROWSERS) {
    const found = version.exec(userAgent ?? '');
    if (found) return `${name} ${found[1]}`;
  }
  return null;
}
