import type { FeedLimits } from './limits.ts';
import { refuse } from './refuse.ts';
import { addChild, child, OFFER_IDS, type XmlElement } from './xml-element.ts';
import { createXmlScanner } from './xml-scanner.ts';

export interface XmlRecord {
  element: XmlElement;
  /** Open elements around the record, outermost first; elements of an outer record still grow while it is read. */
  ancestors: readonly XmlElement[];
}

/** Tells whether the element at this path of names (root first) is a record. */
export type RecordRule = (path: readonly string[]) => boolean;

/**
 * Yields the records of a document as small trees, one at a time, in the order they close. A record inside a record is
 * yielded first and is not kept in the outer tree; elements outside of records are dropped.
 */
export async function* readRecords(
  text: AsyncIterable<string>,
  isRecord: RecordRule,
  limits: FeedLimits,
): AsyncGenerator<XmlRecord> {
  const path: string[] = [];
  const open: OpenElement[] = [];
  let ready: XmlRecord[] = [];
  const budget = { elements: 0, length: 0 };
  let stray = 0;

  const scanner = createXmlScanner(
    {
      open(name, attributes, line) {
        path.push(name);
        const record = isRecord(path);
        const kept = record || open.at(-1)?.kept === true;
        const element: XmlElement = {
          name,
          attributes: kept ? lowerKeys(attributes) : {},
          text: '',
          children: new Map(),
          line,
        };
        open.push({ element, kept, record, asides: 0 });
        count(kept, line);
      },
      aside(line) {
        const at = open.at(-1);
        if (at) at.asides += 1;
        count(at?.kept === true, line);
      },
      text(piece) {
        const at = open.at(-1);
        if (!at?.kept) return;
        spend(0, piece.length, at.element.line);
        at.element.text += piece;
        if (at.element.text.length > limits.textLength)
          refuse('TOO_LARGE', 'Слишком длинный текст.', at.element.line);
      },
      close() {
        path.pop();
        const closed = open.pop();
        if (!closed?.kept) return;
        closed.element.text = closed.element.text.trim();
        if (closed.record) {
          ready.push({ element: closed.element, ancestors: open.map((outer) => outer.element) });
          const { element, asides } = closed;
          spend(-countElements(element) - asides, -countLength(element), element.line);
          return;
        }
        const outer = open.at(-1)!;
        addChild(outer.element, closed.element);
        outer.asides += closed.asides;
      },
      offer: () => recordId(open.findLast(({ record }) => record)?.element),
    },
    limits,
  );

  function count(isKept: boolean, line: number): void {
    if (isKept) spend(1, 0, line);
    else stray += 1;
    if (stray > limits.strayElements)
      refuse('TOO_LARGE', 'Вне объявлений слишком много тегов: это не похоже на фид.', line);
  }

  function spend(elements: number, length: number, line: number): void {
    budget.elements += elements;
    budget.length += length;
    if (budget.elements > limits.recordElements || budget.length > limits.recordLength) {
      refuse('TOO_LARGE', 'Слишком большая запись: одно объявление занимает больше допустимого.', line);
    }
  }

  for await (const chunk of text) {
    scanner.write(chunk);
    yield* ready;
    ready = [];
  }
  scanner.close();
  yield* ready;
}

/** Finds the id of an unfinished record in any dialect. */
function recordId(record: XmlElement | undefined): string | null {
  return (
    record?.attributes['internal-id'] ??
    OFFER_IDS.map((name) => child(record, name)?.text).find((text) => text !== undefined) ??
    null
  );
}

interface OpenElement {
  element: XmlElement;
  kept: boolean;
  record: boolean;
  /** Comments and CDATA sections inside that are not in an inner record. */
  asides: number;
}

function lowerKeys(attributes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key.toLowerCase(), value]));
}

function countElements(element: XmlElement): number {
  return innerOf(element).reduce((sum, inner) => sum + countElements(inner), 1);
}

function countLength(element: XmlElement): number {
  return innerOf(element).reduce((sum, inner) => sum + countLength(inner), element.text.length);
}

function innerOf(element: XmlElement): XmlElement[] {
  return [...element.children.values()].flat();
}
