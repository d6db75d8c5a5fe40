import type { Dialect } from '#domain/feed/dialect.ts';
import type { FeedLimits } from './limits.ts';
import { refuse, refuseEmpty } from './refuse.ts';
import { refuseOtherText, refuseWebPage } from './refuse-foreign.ts';
import { OFFER_IDS } from './xml-element.ts';
import { isHtmlTag } from './xml-fault-text.ts';
import { createXmlScanner } from './xml-scanner.ts';

/** So many characters may pass before the first record must have shown the dialect. */
export const MAX_PREFIX = 1024 * 1024;

/** Features of a file seen in its first tags; names are local and in lower case. */
interface Signs {
  root: string | null;
  rootType: string | null;
  /** Children of the root up to the first record, with the record's own children. */
  rootChildren: Set<string>;
  record: string | null;
  recordChildren: Set<string>;
  comment: string | null;
  complete: boolean;
}

const NOT_RECORDS = new Set(['generation-date', 'generated', 'feed_version', 'version', 'date']);
const RECORDS = new Set(['offer', 'object', 'flat', 'ad']);
const CIAN_TAGS = ['externalid', 'bargainterms', 'jkschema', 'flatroomscount', 'totalarea'];

/**
 * Tells the dialect by the root, its first record and that record's children, never by a file name. Returns the text
 * unread, from its beginning. Foreign dialects are refused by name.
 */
export async function detectDialect(
  text: AsyncIterable<string>,
  limits: FeedLimits,
): Promise<{ dialect: Dialect; text: AsyncGenerator<string> }> {
  const chunks = text[Symbol.asyncIterator]();
  const taken: string[] = [];
  const signs: Signs = {
    root: null,
    rootType: null,
    rootChildren: new Set(),
    record: null,
    recordChildren: new Set(),
    comment: null,
    complete: false,
  };
  const scanner = createSignScanner(signs, limits);
  let isBlank = true;
  for (let length = 0; !signs.complete && length < MAX_PREFIX; ) {
    const next = await chunks.next();
    if (next.done) {
      refuseUnlessBegun(isBlank, signs);
      scanner.close();
      break;
    }
    taken.push(next.value);
    length += next.value.length;
    const start: string = isBlank ? next.value.replace(/^\ufeff/, '').trimStart() : '';
    if (start !== '') refuseOtherText(start);
    isBlank &&= start === '';
    scanner.write(next.value);
  }
  const dialect = dialectOf(signs);
  async function* whole(): AsyncGenerator<string> {
    yield* taken.splice(0);
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  }
  return { dialect, text: whole() };
}

function createSignScanner(signs: Signs, limits: FeedLimits) {
  let depth = 0;
  let offer: string | null = null;
  let current = '';
  return createXmlScanner(
    {
      open(name, attributes) {
        current = name;
        offer = attributes['internal-id'] ?? offer;
        if (signs.complete) return;
        if (depth === 0) {
          signs.root = name;
          signs.rootType = attributes.type ?? null;
        } else if (depth === 1) {
          signs.rootChildren.add(name);
          if (!NOT_RECORDS.has(name)) signs.record ??= name;
        } else if (depth === 2 && signs.record !== null) signs.recordChildren.add(name);
        depth += 1;
      },
      text(text) {
        if (OFFER_IDS.includes(current)) offer = text.trim();
      },
      close(name) {
        current = '';
        if (RECORDS.has(name)) offer = null;
        depth -= 1;
        if (depth === 0 || (depth === 1 && signs.record !== null)) signs.complete = true;
      },
      comment(comment) {
        signs.comment ??= comment.trim().slice(0, 200);
      },
      offer: () => offer,
    },
    limits,
  );
}

/** Refuses a file that ended before its first tag. */
function refuseUnlessBegun(isBlank: boolean, { root, comment }: Signs): void {
  if (isBlank) refuseEmpty();
  if (root !== null) return;
  if (comment !== null) {
    refuse(
      'MOVED',
      `В файле нет данных, только сообщение: «${comment}». Похоже, фид перенесён: узнайте новый адрес у застройщика. Прежние данные сохранены.`,
    );
  }
  refuse(
    'NOT_WELL_FORMED',
    'Файл обрывается раньше первого тега; выгрузка записана или скачана не до конца, выгрузите её заново. Прежние данные сохранены.',
  );
}

function dialectOf(signs: Signs): Dialect {
  const { root, record, recordChildren, rootChildren } = signs;
  const looksCian = CIAN_TAGS.some((tag) => recordChildren.has(tag));
  switch (root) {
    case 'realty-feed':
      if (signs.rootType?.startsWith('profitbase')) return 'profitbase';
      return looksCian ? 'cian' : 'yrl';
    case 'complexes':
      return 'domclick';
    case 'feed':
      if (record === 'complex') return 'domclick';
      if (looksCian || rootChildren.has('feed_version')) return 'cian';
      if (record === 'object' && (recordChildren.has('rooms') || recordChildren.has('area'))) {
        return refuse(
          'FOREIGN_DIALECT',
          'Это самодельный формат, похожий на ЦИАН: у объявлений нет ExternalId, обновлять их нельзя. Попросите застройщика выгрузить фид ЦИАН версии 2 (тег feed_version, теги ExternalId и BargainTerms).',
        );
      }
      if (record === 'row') return foreign('Penthauz');
      break;
    case 'ads':
      return 'avito';
    case 'yml_catalog':
      return refuse('FOREIGN_DIALECT', 'Это каталог товаров YML, а не фид новостроек. Проверьте адрес фида.');
    case 'supplementing-metarealty-feed':
      return foreign('Яндекс.Вебмастер (supplementing-metarealty-feed)');
    case 'valcurs':
      return refuse(
        'FOREIGN_DIALECT',
        'Это курсы валют Банка России, а не фид новостроек. Проверьте адрес фида.',
      );
    default:
      if (root !== null && isHtmlTag(root)) refuseWebPage(null);
  }
  return refuse(
    'UNKNOWN_DIALECT',
    `Неизвестный формат: корневой тег <${root ?? '?'}>${record === null ? '' : `, внутри <${record}>`}. Читаются фиды Яндекс.Недвижимости (realty-feed), ЦИАН (feed с feed_version), ДомКлик (complexes), Авито (Ads) и Profitbase.`,
  );
}

function foreign(title: string): never {
  refuse(
    'FOREIGN_DIALECT',
    `Это формат «${title}», он не поддерживается. Попросите застройщика выгрузить фид Яндекс.Недвижимости, ЦИАН, ДомКлик, Авито или Profitbase.`,
  );
}
