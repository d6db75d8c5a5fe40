import { HTML_ENTITIES } from '#domain/feed/html-entities.ts';

/** An XML fault in words for the person who made the file. */
export interface XmlFaultText {
  text: string;
  /** The fault stands so many characters before the end of the unfinished text, because the parser may have read on. */
  before: number;
}

/** The state of the parser at a fault. */
export interface XmlStumble {
  /** A message of saxes. */
  fault: string;
  /** The text or the tag that has begun and is not finished. */
  unfinished: string;
  /** The tag with the fault, from its `<`. */
  tag: string;
  /** Open tags, outermost first. */
  open: readonly string[];
  /** The tag closed last, either by its own end or by that of another tag. */
  lastClosed: string | undefined;
}

const REFERENCE = /^&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{0,31});/i;
/** Comments, instructions and CDATA are not parsed inside. */
const OPAQUE = /<!--|<!\[CDATA\[|<\?/;
/** HTML tags of descriptions, which exports paste into a feed unescaped. */
const HTML_TAGS = new Set(
  'a b body br center code div em font form h1 h2 h3 h4 head hr html i iframe img input li link main meta nav ol p pre script section small span strong style table tbody td th title tr u ul'.split(
    ' ',
  ),
);
const DECLARATION = 'начните файл строкой <?xml version="1.0" encoding="UTF-8"?>';

/** Faults that occur in practice, by the messages of saxes. */
const FAULTS: readonly [fault: RegExp, text: string][] = [
  [/^undefined entity|entity/, 'такого обозначения в XML нет; знак & надо писать как &amp;'],
  [/^duplicate attribute: (.+?)\.?$/, 'атрибут $1 повторяется'],
  [/^(attribute without value|unquoted attribute value)/, 'значение атрибута стоит не в кавычках'],
  [/^(an|the) XML declaration must/, `перед <?xml …?> стоит лишнее; ${DECLARATION}`],
  [
    /XML declaration|^(version number|encoding value|standalone|value|whitespace|expected|did not expect)/,
    DECLARATION,
  ],
  [/"]]>" is disallowed/, 'знаки ]]> в тексте надо писать как ]]&gt;'],
  [/^malformed comment/, 'в комментарии стоит «--»; уберите его'],
  [/in (attribute|closing tag)|^malformed name/, 'недопустимый знак в имени тега или атрибута'],
  [/^disallowed character/, 'недопустимый знак'],
  [/^text data outside/, 'вне корневого тега стоит лишний текст; уберите его'],
  [/one root/, 'вокруг всего файла должен быть один тег'],
];

/** Tells whether a tag is one of web pages, which no feed has. */
export function isHtmlTag(name: string): boolean {
  return HTML_TAGS.has(name);
}

export function xmlFaultText({ fault, unfinished, tag, open, lastClosed }: XmlStumble): XmlFaultText {
  const readable = unfinished.slice(0, OPAQUE.exec(unfinished)?.index);
  const isCut = /^un(closed tag|expected end)/.test(fault);
  // A bare ampersand makes the parser read up to the next semicolon, so the fault is reported later than it stands.
  const at = bareAmpersand(readable);
  if (at !== null && !(isCut && /^&#?\w*$/.test(readable.slice(at)))) {
    return { text: ampersandText(readable.slice(at)), before: unfinished.length - at };
  }
  return { text: wordsOf({ fault, tag, open, lastClosed }), before: 0 };
}

function wordsOf({ fault, tag, open, lastClosed }: Omit<XmlStumble, 'unfinished'>): string {
  const [, name = ''] = /^<\/?([^\s/<>]*)/.exec(tag) ?? [];
  if (/in tag name/.test(fault) || (/^disallowed|attribute/.test(fault) && /[^\w.:-]/.test(name)))
    return 'знак < в тексте надо писать как &lt;';
  if (/^disallowed character\.?$/.test(fault) && tag.endsWith('<'))
    return 'знак < в значении атрибута надо писать как &lt;';
  if (/^unexpected close tag/.test(fault) && lastClosed) return unclosedText(lastClosed, name);
  const [, stray] = /^unmatched closing tag: (.+?)\.?$/.exec(fault) ?? [];
  if (stray) return `закрыт тег </${stray}>, который не открыт`;
  if (/^un(closed tag|expected end)/.test(fault)) {
    const inside = open.length > 0 ? ` внутри <${open.at(-1)}>` : '';
    return `файл обрывается${inside}; выгрузка записана или скачана не до конца, выгрузите её заново`;
  }
  for (const [pattern, text] of FAULTS) {
    const found = pattern.exec(fault);
    if (found) return text.replace('$1', found[1] ?? '');
  }
  return 'разметка нарушена';
}

function bareAmpersand(text: string): number | null {
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) {
    if (!REFERENCE.test(text.slice(at, at + 40))) return at;
  }
  return null;
}

function ampersandText(text: string): string {
  const [, name] = /^&([a-z]+)/i.exec(text.slice(0, 40)) ?? [];
  const isKnown = name !== undefined && (name in HTML_ENTITIES || /^(?:amp|lt|gt|quot|apos)$/.test(name));
  return isKnown ? `после &${name} нужна точка с запятой` : 'знак & надо писать как &amp;';
}

function unclosedText(tag: string, closing: string): string {
  return isHtmlTag(tag.toLowerCase())
    ? `тег <${tag}> не закрыт; разметку HTML в тексте заключают в <![CDATA[…]]>`
    : `тег <${tag}> не закрыт перед </${closing}>`;
}
