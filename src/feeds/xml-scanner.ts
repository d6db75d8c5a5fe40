import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { HTML_ENTITIES } from '#domain/feed/html-entities.ts';
import type { FeedLimits } from './limits.ts';
import { refuse } from './refuse.ts';
import { isHtmlDoctype, refuseWebPage } from './refuse-foreign.ts';
import { type XmlFaultText, type XmlStumble, xmlFaultText } from './xml-fault-text.ts';

export interface XmlHandlers {
  open?: (name: string, attributes: Record<string, string>, line: number) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
  comment?: (text: string) => void;
  /** A comment or a section of CDATA, which are no elements and cost as much. */
  aside?: (line: number) => void;
  /** The offer that is being read, as a fault names it. */
  offer?: () => string | null;
}

export interface XmlScanner {
  write(text: string): void;
  /** Ends the document: an unclosed element is refused here. */
  close(): void;
}

/**
 * Streaming XML with the guards of a public importer: no DOCTYPE (and so no entities of its own), bounded depth,
 * text and attributes. Names come local and in lower case. Throws refusals.
 */
export function createXmlScanner(handlers: XmlHandlers, limits: FeedLimits): XmlScanner {
  const parser = new SaxesParser({ xmlns: false, position: true });
  Object.assign(parser.ENTITIES, HTML_ENTITIES);
  const open: string[] = [];
  let attributes = 0;
  // saxes joins a text or a tag in memory until it ends: the pieces since the last mark-up are what it may be holding.
  let pieces: { from: number; text: string }[] = [];
  let written = 0;
  let lastMarkup = 0;
  let lastClosed: string | undefined;
  const noteMarkup = (): void => {
    lastMarkup = parser.position;
  };
  const tooLong = (what: string): never =>
    refuse('TOO_LARGE', `Слишком длинный ${what}: больше допустимого.`, parser.line);

  /** The pieces up to a place of the file: what was begun there and not finished, and its last tag. */
  function held(end: number): Pick<XmlStumble, 'unfinished' | 'tag'> & { rest: string } {
    const from = pieces[0]?.from ?? 0;
    const text = pieces.map((piece) => piece.text).join('');
    const tagFrom = text.lastIndexOf('<', end - from - 2);
    return {
      unfinished: text.slice(Math.max(0, lastMarkup - from), end - from),
      tag: tagFrom < 0 ? '' : text.slice(tagFrom, end - from),
      rest: tagFrom < 0 ? '' : text.slice(tagFrom),
    };
  }

  function stumble(fault: string): never {
    const { unfinished, tag, rest } = held(parser.position);
    const [, doctype] = /^<!doctype([^<>]*)/i.exec(rest) ?? [];
    if (doctype !== undefined) refuseDoctype(doctype, parser.line);
    refuseFault(xmlFaultText({ fault, unfinished, tag, open, lastClosed }), unfinished);
  }

  function refuseFault({ text, before }: XmlFaultText, unfinished: string): never {
    const line = parser.line - lineEnds(unfinished.slice(unfinished.length - before));
    const offer = handlers.offer?.() ?? null;
    const place = offer === null ? `строка ${line}` : `строка ${line}, объявление ${offer}`;
    refuse('NOT_WELL_FORMED', `Файл не читается как XML, ${place}: ${text}.`, line);
  }

  parser.on('error', ({ message }) => stumble(message.replace(/^\d+:\d+:\s*/, '')));
  parser.on('doctype', (doctype) => refuseDoctype(doctype, parser.line));
  parser.on('attribute', ({ value }) => {
    attributes += 1;
    if (value.length > limits.attributeLength) tooLong('атрибут');
    if (attributes > limits.attributes) tooLong('тег');
  });
  parser.on('opentag', (tag: SaxesTagPlain) => {
    noteMarkup();
    attributes = 0;
    open.push(tag.name);
    if (open.length > limits.depth)
      refuse('TOO_LARGE', `Вложенность тегов больше ${limits.depth}.`, parser.line);
    handlers.open?.(localName(tag.name), tag.attributes, parser.line);
  });
  parser.on('closetag', (tag) => {
    noteMarkup();
    lastClosed = open.pop();
    handlers.close?.(localName(tag.name));
  });
  const onText = (text: string): void => {
    if (text.length > limits.textLength) tooLong('текст');
    handlers.text?.(text);
  };
  parser.on('text', onText);
  parser.on('cdata', (text) => {
    noteMarkup();
    handlers.aside?.(parser.line);
    onText(text);
  });
  parser.on('comment', (text) => {
    noteMarkup();
    handlers.aside?.(parser.line);
    handlers.comment?.(text);
  });
  return {
    write(text) {
      pieces = pieces.filter((piece) => piece.from + piece.text.length > lastMarkup);
      pieces.push({ from: written, text });
      written += text.length;
      parser.write(text);
      if (written - lastMarkup > limits.textLength + text.length) refuseLong();
    },
    close() {
      parser.close();
    },
  };

  /** A text may seem endless because an ampersand in it has swallowed what follows. */
  function refuseLong(): never {
    const { unfinished, tag } = held(written);
    const fault = xmlFaultText({ fault: '', unfinished, tag, open, lastClosed });
    if (fault.before > 0) refuseFault(fault, unfinished);
    return tooLong('текст или тег');
  }
}

function refuseDoctype(doctype: string, line: number): never {
  if (isHtmlDoctype(doctype)) refuseWebPage(line);
  refuse('DOCTYPE', 'В файле есть <!DOCTYPE>: такие файлы не принимаются. Выгрузите фид без него.', line);
}

function lineEnds(text: string): number {
  return text.split('\n').length - 1;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}
