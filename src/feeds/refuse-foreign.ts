import { refuse } from './refuse.ts';
import { isHtmlTag } from './xml-fault-text.ts';

const NEEDED = 'Нужна выгрузка в формате Яндекс.Недвижимости, ЦИАН, ДомКлик, Авито или Profitbase.';
const QUOTED_LENGTH = 60;
const FEED_BEGINS = /<\?xml\s|<(?:realty-feed|feed|complexes)[\s>]/i;

const packed = (name: string) =>
  `Это архив ${name}. Распакуйте его и загрузите XML-файл (можно сжатый gzip).`;
const PICTURE = `Это картинка, а не XML. ${NEEDED}`;

/** Files that people take for a feed, by their first bytes. */
const BINARY: readonly [magic: readonly number[], text: string][] = [
  [[0x50, 0x4b], 'Это ZIP-архив или таблица Excel. Распакуйте его и загрузите XML-файл (можно сжатый gzip).'],
  [[0xd0, 0xcf, 0x11, 0xe0], `Это документ Excel или Word старого образца, а не XML. ${NEEDED}`],
  [[0x25, 0x50, 0x44, 0x46], `Это документ PDF, а не XML. ${NEEDED}`],
  [[0x89, 0x50, 0x4e, 0x47], PICTURE],
  [[0xff, 0xd8, 0xff], PICTURE],
  [[0x47, 0x49, 0x46, 0x38], PICTURE],
  [[0x52, 0x61, 0x72, 0x21], packed('RAR')],
  [[0x37, 0x7a, 0xbc, 0xaf], packed('7-Zip')],
  [[0x42, 0x5a, 0x68], packed('bzip2')],
  [[0xfd, 0x37, 0x7a, 0x58], packed('xz')],
  [[0x28, 0xb5, 0x2f, 0xfd], packed('Zstandard')],
];

/** Refuses archives, tables, documents and pictures by the first bytes of a file. */
export function refuseBinary(head: Uint8Array): void {
  const found = BINARY.find(([magic]) => magic.every((byte, at) => head[at] === byte));
  if (found) refuse('NOT_XML', found[1]);
}

/** Refuses text that cannot be XML, by its beginning, white space aside. */
export function refuseOtherText(start: string): void {
  if (start.startsWith('{') || start.startsWith('[')) refuse('NOT_XML', `Это JSON, а не XML. ${NEEDED}`);
  const beginning = withoutProlog(start);
  const [, doctype = ''] = /^<!doctype([^<>]*)>/i.exec(beginning) ?? [];
  const [, tag = ''] = /^<([a-z][a-z\d]*)[\s/>]/i.exec(beginning) ?? [];
  const isPage = isHtmlDoctype(doctype) || isHtmlTag(tag.toLowerCase());
  if (start.startsWith('<') && !isPage) return;

  const quoted = start.slice(0, QUOTED_LENGTH).toWellFormed().replace(/\s+/g, ' ').trim();
  if (FEED_BEGINS.test(start.slice(1)) && !/^<(?:!|html)/i.test(start)) {
    refuse(
      'NOT_XML',
      `Перед XML стоит лишнее: «${quoted}». Похоже на сообщение об ошибке сервера; выгрузите файл без него.`,
    );
  }
  if (isPage) refuseWebPage(null, start);
  refuse('NOT_XML', `Это не XML: файл начинается с «${quoted}». ${NEEDED}`);
}

/** Drops the declaration and the comments before the first tag. */
function withoutProlog(text: string): string {
  let rest = text;
  for (;;) {
    const end = rest.startsWith('<?') ? '?>' : rest.startsWith('<!--') ? '-->' : null;
    const at = end === null ? -1 : rest.indexOf(end);
    if (end === null || at < 0) return rest;
    rest = rest.slice(at + end.length).trimStart();
  }
}

/** Tells a doctype of pages by what stands after its keyword; one with a subset of its own is of XML. */
export function isHtmlDoctype(doctype: string): boolean {
  return /^\s*html(?:\s[^[]*)?$/i.test(doctype);
}

/** Refuses a page made for people: of a login, of an error, of a site that has moved. */
export function refuseWebPage(line: number | null, page = ''): never {
  const [, title = ''] = /<title[^<>]{0,200}>([^<]{1,200})/i.exec(page) ?? [];
  const named = title.replace(/\s+/g, ' ').trim().slice(0, QUOTED_LENGTH).trim();
  refuse(
    'NOT_XML',
    `Это веб-страница${named && ` «${named}»`}, а не XML. Проверьте адрес фида: он ведёт на страницу входа, ошибки или на сам сайт.`,
    line,
  );
}
