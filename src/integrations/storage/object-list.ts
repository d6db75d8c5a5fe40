import { SaxesParser } from 'saxes';

interface ObjectList {
  keys: string[];
  /** Where the next page begins; undefined after the last. */
  next: string | undefined;
}

/** Reads an answer to ListObjectsV2; undefined for a text that is none. */
export function readObjectList(xml: string): ObjectList | undefined {
  const path: string[] = [];
  const keys: string[] = [];
  let text = '';
  let next: string | undefined;
  let isCut = false;
  let isList = false;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    path.push(name);
    text = '';
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', () => {
    const tag = path.join('/');
    path.pop();
    if (tag === 'ListBucketResult') isList = true;
    if (tag === 'ListBucketResult/Contents/Key') keys.push(text);
    if (tag === 'ListBucketResult/IsTruncated') isCut = text === 'true';
    if (tag === 'ListBucketResult/NextContinuationToken') next = text;
  });
  try {
    parser.write(xml).close();
  } catch {
    return undefined;
  }
  // A page that promises more and does not say where would hide files.
  if (!isList || (isCut && !next)) return undefined;
  return { keys, next: isCut ? next : undefined };
}
