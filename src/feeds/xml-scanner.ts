import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { HTML_ENTITIES } from '#domain/feed/html-entities.ts';
import type { FeedLimits } from './limits.ts';
import { refuse } from './refuse.ts';
import { xmlFaultText } from './xml-fault-text.ts';

export interface XmlHandlers {
  open?: (name: string, attributes: Record<string, string>, line: number) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
  comment?: (text: string) => void;
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
  let depth = 0;
  let attributes = 0;
  // saxes joins a text or a tag in memory until it ends: what came since the last event is what it may be holding.
  let sinceEvent = 0;
  const tooLong = (what: string): never =>
    refuse('TOO_LARGE', `Слишком длинный ${what}: больше допустимого.`, parser.line);

  parser.on('error', (error) => {
    const fault = xmlFaultText(error.message.replace(/^\d+:\d+:\s*/, ''));
    refuse('NOT_WELL_FORMED', `Файл не читается как XML, строка ${parser.line}: ${fault}.`, parser.line);
  });
  parser.on('doctype', (doctype) => {
    if (/^\s*html\b/i.test(doctype))
      refuse('NOT_XML', 'По адресу фида открывается веб-страница, а не XML.', parser.line);
    refuse(
      'DOCTYPE',
      'В файле есть <!DOCTYPE>: такие файлы не принимаются. Выгрузите фид без него.',
      parser.line,
    );
  });
  parser.on('attribute', ({ value }) => {
    sinceEvent = 0;
    attributes += 1;
    if (value.length > limits.attributeLength) tooLong('атрибут');
    if (attributes > limits.attributes) tooLong('тег');
  });
  parser.on('opentag', (tag: SaxesTagPlain) => {
    sinceEvent = 0;
    attributes = 0;
    depth += 1;
    if (depth > limits.depth) refuse('TOO_LARGE', `Вложенность тегов больше ${limits.depth}.`, parser.line);
    handlers.open?.(localName(tag.name), tag.attributes, parser.line);
  });
  parser.on('closetag', (tag) => {
    sinceEvent = 0;
    depth -= 1;
    handlers.close?.(localName(tag.name));
  });
  const onText = (text: string): void => {
    sinceEvent = 0;
    if (text.length > limits.textLength) tooLong('текст');
    handlers.text?.(text);
  };
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.on('comment', (text) => {
    sinceEvent = 0;
    handlers.comment?.(text);
  });
  return {
    write(text) {
      sinceEvent += text.length;
      parser.write(text);
      if (sinceEvent > limits.textLength + text.length) tooLong('текст или тег');
    },
    close() {
      parser.close();
    },
  };
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}
