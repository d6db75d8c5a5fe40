/** An element of a record; its names are local and in lower case, because feeds mix cases and namespaces. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  /** Its own text and CDATA, joined and trimmed. */
  text: string;
  /** By name: an element of many thousands is asked for dozens of names. */
  children: Map<string, XmlElement[]>;
  /** The line of the opening tag, from 1. */
  line: number;
}

/** Longer than any field but a description; the cut keeps every later look at a value quick. */
const MAX_FIELD = 2_048;
const MAX_DESCRIPTION = 20_000;

/** Tags in which offers say what they are called; those of Yandex say it in an attribute. */
export const OFFER_IDS: readonly string[] = ['externalid', 'flat_id'];

/** Words careless templates print where there is no value. */
const NO_VALUE = new Set(['', 'undefined', 'null', 'nan', 'none']);

export function child(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.get(name)?.[0];
}

export function children(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.get(name) ?? [];
}

export function addChild(element: XmlElement, inner: XmlElement): void {
  const known = element.children.get(inner.name);
  if (known) known.push(inner);
  else element.children.set(inner.name, [inner]);
}

/** Gives the text at a path as it is written, whatever it says; null when it is absent or empty. */
export function writtenAt(element: XmlElement | undefined, ...path: string[]): string | null {
  let at = element;
  for (const name of path) at = child(at, name);
  return at?.text.slice(0, MAX_FIELD).toWellFormed().trim() || null;
}

/** Gives the text of an element; null when it is absent or a placeholder for no value. */
export function textOf(element: XmlElement | undefined, maxLength = MAX_FIELD): string | null {
  if (element === undefined) return null;
  const text = element.text.slice(0, maxLength).toWellFormed().trim();
  return text.length <= 'undefined'.length && NO_VALUE.has(text.toLowerCase()) ? null : text;
}

/** The whole of a long text, such as a description. */
export function longTextAt(element: XmlElement | undefined, ...path: string[]): string | null {
  let at = element;
  for (const name of path) at = child(at, name);
  return textOf(at, MAX_DESCRIPTION);
}

/** The text at a path of names beneath the element. */
export function textAt(element: XmlElement | undefined, ...path: string[]): string | null {
  let at = element;
  for (const name of path) at = child(at, name);
  return textOf(at);
}

/** The texts of all children of that name, empty ones left out. */
export function textsAt(element: XmlElement | undefined, name: string): string[] {
  return children(element, name)
    .map((inner) => textOf(inner))
    .filter((text) => text !== null);
}
