import { gzipSync } from 'node:zlib';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { identifyFeed } from './identify-feed.ts';
import { readFeed } from './read-feed.ts';

const NOW = new Date('2026-11-01T00:00:00Z');
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';

async function* pieces(file: string | Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(file as Uint8Array);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** A feed with one offer on lines 3 to 5; the fault under test stands on line 4. */
function offer(inner: string, attribute = 'А-7'): string {
  return `${XML}<realty-feed>\n<offer internal-id="${attribute}">\n${inner}\n</offer></realty-feed>\n`;
}

const good = offer(`<type>продажа</type><category>квартира</category><new-flat>1</new-flat>
<location><address>ул. Тёплая, 2</address></location><price><value>5000000</value></price>
<area><value>40</value></area><rooms>1</rooms><floor>2</floor><building-name>Тёплый</building-name>`);
const declared = (encoding: string) => good.replace('UTF-8', encoding);

const HERE = 'Файл не читается как XML, строка 4, объявление А-7: ';
const NEEDED = 'Нужна выгрузка в формате Яндекс.Недвижимости, ЦИАН, ДомКлик, Авито или Profitbase.';
const UNPACK = 'Распакуйте его и загрузите XML-файл (можно сжатый gzip).';
const CUT = 'выгрузка записана или скачана не до конца, выгрузите её заново';
const EMPTY = 'Файл пуст. Прежние данные сохранены; проверьте, что выгрузка включена.';
const PAGE = 'Проверьте адрес фида: он ведёт на страницу входа, ошибки или на сам сайт.';
const AMPERSAND = `${HERE}знак & надо писать как &amp;.`;
const LESS = `${HERE}знак < в тексте надо писать как &lt;.`;
const DECLARATION = 'начните файл строкой <?xml version="1.0" encoding="UTF-8"?>';

const declaring = good.replace(
  '</offer>',
  '<description>Светлая квартира с видом на реку, рядом парк и школа</description></offer>',
);
const written = (encoding: string, says: string | null) =>
  iconv.encode(says === null ? declaring.slice(XML.length) : declaring.replace('UTF-8', says), encoding);

/** Files that people send instead of a feed, and the messages they get. */
const REFUSED: readonly [what: string, file: string | Uint8Array, message: string][] = [
  ['an ampersand', offer('<description>Дом & сад</description>'), AMPERSAND],
  ['ampersands of an address', offer('<url>https://a.example/?a=1&b=2</url>'), AMPERSAND],
  ['an ampersand, and a right reference far behind', offer('<url>?a&b</url>\n<x>\n&quot;</x>'), AMPERSAND],
  ['an ampersand before the end of a text', offer('<x>R&</x>'), AMPERSAND],
  ['two ampersands', offer('<x>a && b</x>'), AMPERSAND],
  ['an ampersand after CDATA', offer('<x><![CDATA[a & b]]> c & d</x>'), AMPERSAND],
  ['an ampersand among Russian letters', offer('<x>Дом&Сад; парк</x>'), AMPERSAND],
  [
    'a reference to nothing',
    offer('<x>R&D; Co</x>'),
    `${HERE}такого обозначения в XML нет; знак & надо писать как &amp;.`,
  ],
  ['a space that lost its semicolon', offer('<x>10&nbsp м</x>'), `${HERE}после &nbsp нужна точка с запятой.`],
  [
    'an ampersand in an attribute',
    offer('', 'a&b'),
    'Файл не читается как XML, строка 3: знак & надо писать как &amp;.',
  ],
  ['a sign of less', offer('<x>цена < 5 млн</x>'), LESS],
  ['a sign of less before a number', offer('<x>цена <5 млн</x>'), LESS],
  ['a sign of less before a word', offer('<x>цена <пяти млн</x>'), LESS],
  [
    'a sign of less in an attribute',
    offer('', 'a<b'),
    'Файл не читается как XML, строка 3: знак < в значении атрибута надо писать как &lt;.',
  ],
  [
    'the end of CDATA without it',
    offer('<x>a ]]> b</x>'),
    `${HERE}знаки ]]> в тексте надо писать как ]]&gt;.`,
  ],
  [
    'HTML in a description',
    offer('<description>тихо<br>светло</description>'),
    `${HERE}тег <br> не закрыт; разметку HTML в тексте заключают в <![CDATA[…]]>.`,
  ],
  [
    'a tag that is not closed',
    offer('<price><value>5</price>'),
    `${HERE}тег <value> не закрыт перед </price>.`,
  ],
  [
    'a tag that is not open',
    `${XML}</offer>`,
    'Файл не читается как XML, строка 2: закрыт тег </offer>, который не открыт.',
  ],
  [
    'an attribute without quotes',
    `${XML}<realty-feed>\n<offer internal-id=5></offer></realty-feed>`,
    'Файл не читается как XML, строка 3: значение атрибута стоит не в кавычках.',
  ],
  [
    'an attribute named by a number',
    offer('<x 7="1"/>'),
    `${HERE}недопустимый знак в имени тега или атрибута.`,
  ],
  ['hyphens in a comment', offer('<!-- -- -->'), `${HERE}в комментарии стоит «--»; уберите его.`],
  [
    'a surrogate that is none',
    offer('<x>&#xD800;</x>'),
    `${HERE}такого обозначения в XML нет; знак & надо писать как &amp;.`,
  ],
  ['an attribute twice', offer('<x a="1" a="2"/>'), `${HERE}атрибут a повторяется.`],
  [
    'text after the feed',
    `${good}Готово`,
    'Файл не читается как XML, строка 8: вне корневого тега стоит лишний текст; уберите его.',
  ],
  [
    'two feeds in one file',
    `${good}<realty-feed/>`,
    'Файл не читается как XML, строка 8: вокруг всего файла должен быть один тег.',
  ],
  [
    'an empty line before the declaration',
    `\n${good}`,
    `Файл не читается как XML, строка 2: перед <?xml …?> стоит лишнее; ${DECLARATION}.`,
  ],
  ['a declaration that says nothing', declared(''), `Файл не читается как XML, строка 1: ${DECLARATION}.`],
  [
    'a cut inside a tag',
    good.slice(0, good.indexOf('<floor>') + 4),
    `Файл не читается как XML, строка 6, объявление А-7: файл обрывается внутри <offer>; ${CUT}.`,
  ],
  [
    'a cut inside a letter',
    Buffer.from(good).subarray(0, Buffer.byteLength(good.slice(0, good.indexOf('Тёплый'))) + 1),
    `Файл не читается как XML, строка 6, объявление А-7: файл обрывается внутри <building-name>; ${CUT}.`,
  ],
  ['a cut inside a reference', offer('<x>a &am').slice(0, -29), `${HERE}файл обрывается внутри <x>; ${CUT}.`],
  [
    'a cut before the first tag',
    XML,
    `Файл обрывается раньше первого тега; ${CUT}. Прежние данные сохранены.`,
  ],
  [
    'a cut gzip',
    gzipSync(good).subarray(0, 100),
    'Архив gzip повреждён или скачан не полностью; выгрузите его заново. Прежние данные сохранены.',
  ],
  [
    'UTF-8 declared as windows-1251',
    declared('windows-1251'),
    'В заголовке файла указана кодировка windows-1251, а текст записан в UTF-8. Укажите encoding="UTF-8" или выгрузите файл в windows-1251.',
  ],
  [
    'UTF-8 declared as UTF-16',
    declared('UTF-16'),
    'В заголовке файла указана кодировка UTF-16, а записан он не в ней. Выгрузите фид в UTF-8 и укажите encoding="UTF-8".',
  ],
  ...(
    [
      ['KOI8-R', 'windows-1251'],
      ['CP866', 'windows-1251'],
      ['ISO-8859-5', 'windows-1251'],
      ['windows-1251', 'KOI8-R'],
      ['windows-1251', 'windows-1252'],
      ['KOI8-R', 'cp866'],
    ] as const
  ).map(([real, says]): [string, Uint8Array, string] => [
    `${real} declared as ${says}`,
    written(real, says),
    `В заголовке файла указана кодировка ${says}, а текст записан в ${real}. Укажите encoding="${real}" или выгрузите файл в ${says}.`,
  ]),
  ...(['KOI8-R', 'CP866', 'ISO-8859-5'] as const).map((real): [string, Uint8Array, string] => [
    `${real} that does not say so`,
    written(real, null),
    `Файл не в той кодировке, что указана в его заголовке (или не в UTF-8, если не указана): похоже на ${real}. Выгрузите его в UTF-8 или укажите верную кодировку в строке <?xml …?>.`,
  ]),
  ...[iconv.encode(good, 'windows-1251'), iconv.encode(good.slice(XML.length), 'windows-1251')].map(
    (file): [string, Uint8Array, string] => [
      'windows-1251 that does not say so',
      file,
      'Файл не в той кодировке, что указана в его заголовке (или не в UTF-8, если не указана): похоже на windows-1251. Выгрузите его в UTF-8 или укажите верную кодировку в строке <?xml …?>.',
    ],
  ),
  [
    'an encoding nobody knows',
    declared('klingon'),
    'Неизвестная кодировка «klingon» в заголовке XML. Выгрузите фид в UTF-8.',
  ],
  [
    'an encoding that is none',
    declared('base64'),
    'Неизвестная кодировка «base64» в заголовке XML. Выгрузите фид в UTF-8.',
  ],
  [
    'a page',
    '<!DOCTYPE html><html><title> Вход в\nкабинет </title></html>',
    `Это веб-страница «Вход в кабинет», а не XML. ${PAGE}`,
  ],
  [
    'a page with a small doctype',
    '<!doctype html>\n<html><body>404</body></html>',
    `Это веб-страница, а не XML. ${PAGE}`,
  ],
  ['a page without a doctype', `\ufeff${XML}<html><head/></html>`, `Это веб-страница, а не XML. ${PAGE}`],
  [
    'a page after a comment',
    '<!-- nginx --><!-- 1 --><!Doctype HTML><html>',
    `Это веб-страница, а не XML. ${PAGE}`,
  ],
  ['a piece of a page', '<h1>502 Bad Gateway</h1>', `Это веб-страница, а не XML. ${PAGE}`],
  [
    'a page after much white space',
    `${' '.repeat(2_000)}<html><body/></html>`,
    `Это веб-страница, а не XML. ${PAGE}`,
  ],
  [
    'a small doctype',
    `${XML}<!doctype realty-feed><realty-feed/>`,
    'В файле есть <!DOCTYPE>: такие файлы не принимаются. Выгрузите фид без него.',
  ],
  ...[
    '<!DOCTYPE a [<!ELEMENT a EMPTY>]>',
    '<!DOCTYPE a>',
    '<!DOCTYPE table SYSTEM "t.dtd">',
    '<!DOCTYPE html [<!ENTITY x "y">]>',
    '<!DOCTYPE html-feed>',
  ].map((doctype): [string, string, string] => [
    `the doctype of XML ${doctype}`,
    `${doctype}\n<a/>`,
    'В файле есть <!DOCTYPE>: такие файлы не принимаются. Выгрузите фид без него.',
  ]),
  [
    'a doctype in the middle',
    offer('<!DOCTYPE x>'),
    'В файле есть <!DOCTYPE>: такие файлы не принимаются. Выгрузите фид без него.',
  ],
  [
    'a complaint of the server before the feed',
    `<br />\n<b>Notice</b>: Undefined index\n${good}`,
    'Перед XML стоит лишнее: «<br /> <b>Notice</b>: Undefined index <?xml version="1.0" en». Похоже на сообщение об ошибке сервера; выгрузите файл без него.',
  ],
  ['nothing', '', EMPTY],
  ['white space', ' \n\t', EMPTY],
  ['a byte order mark alone', '\ufeff', EMPTY],
  ['a gzip of nothing', gzipSync(''), EMPTY],
  ['JSON', '\ufeff{"offers": []}', `Это JSON, а не XML. ${NEEDED}`],
  ['a table of text', 'id;price\n1;5000000', `Это не XML: файл начинается с «id;price 1;5000000». ${NEEDED}`],
  ['a table of Excel', Buffer.from('PK\u0003\u0004xl'), `Это ZIP-архив или таблица Excel. ${UNPACK}`],
  [
    'an old table of Excel',
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]),
    `Это документ Excel или Word старого образца, а не XML. ${NEEDED}`,
  ],
  ['a PDF', '%PDF-1.7\n', `Это документ PDF, а не XML. ${NEEDED}`],
  ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), `Это картинка, а не XML. ${NEEDED}`],
  ['another archive', Buffer.from('Rar!\u001a\u0007'), `Это архив RAR. ${UNPACK}`],
  [
    'an archive in an archive',
    gzipSync(gzipSync(good)),
    'Файл сжат gzip дважды. Сожмите его один раз или выгрузите без сжатия.',
  ],
  ['a table in an archive', gzipSync('PK\u0003\u0004xl'), `Это ZIP-архив или таблица Excel. ${UNPACK}`],
  [
    'a bomb',
    gzipSync(`${XML}<realty-feed>${' '.repeat(5_000_000)}</realty-feed>`),
    'Архив gzip распаковывается более чем в 200 раз: похоже на архивную бомбу. Если внутри настоящий фид, выгрузите его без сжатия.',
  ],
];

describe('a file that is no feed', () => {
  it.each(REFUSED)('%s', async (_what, file, message) => {
    for (const size of [1 << 20, 7]) {
      const { refusal } = await readFeed(pieces(file, size), { clientName: 'Клиент', now: NOW });
      expect(refusal?.message).toBe(message);
    }
  });

  it.each(
    REFUSED.filter(
      ([, , message]) => !/архивную бомбу|похоже на|текст записан в|вне корневого|один тег/.test(message),
    ),
  )('is refused in the same words where it is uploaded: %s', async (_what, file, message) => {
    expect((await identifyFeed(pieces(file, 1 << 20))).refusal?.message).toBe(message);
  });

  it('tells of the ampersand that swallowed a megabyte', async () => {
    const file = offer(`<x>a & b</x>${'<y>1</y>\n'.repeat(200_000)}`);
    const { refusal } = await readFeed(pieces(file, 1 << 20), { clientName: 'Клиент', now: NOW });
    expect(refusal).toMatchObject({ message: AMPERSAND, line: 4 });
  });

  it.each(['windows-1251', 'KOI8-R', 'CP866', 'ISO-8859-5', 'utf-8'])(
    'is not one in %s that says so',
    async (encoding) => {
      for (const text of [declaring, declaring.replace(/[а-яё]/g, (letter) => letter.toUpperCase())]) {
        const file = iconv.encode(text.replace('UTF-8', encoding), encoding);
        const { refusal } = await readFeed(pieces(file, 7), { clientName: 'Клиент', now: NOW });
        expect(refusal).toBeNull();
      }
    },
  );

  it.each(['utf-16le', 'utf-16be'])('is not one in %s without a mark', async (encoding) => {
    const file = iconv.encode(declared('UTF-16'), encoding);
    expect(await readFeed(pieces(file, 7), { clientName: 'Клиент', now: NOW })).toMatchObject({
      status: 'read',
      accepted: 1,
    });
  });
});

describe('an offer that is rejected is told why', () => {
  const PRICE =
    'цена целиком и одним числом, например 5200000; без слов, знаков валюты и точек между тысячами';
  const FLOOR = 'этаж одним целым числом, например 7';
  const AREA = 'площадь одним числом в кв. м, например 45.3; без букв';
  it.each([
    ['price', '', null, 'цена квартиры; тега нет или он пуст'],
    ['price', 'NaN', 'NaN', PRICE],
    ['price', '1e20', '1e20', PRICE],
    ['price', '1.2 млн', '1.2 млн', PRICE],
    ['price', '5.000.000', '5.000.000', PRICE],
    ['price', 'по запросу', 'по запросу', PRICE],
    ['price', '100000000000000000000', '100000000000000000000', 'цена не длиннее 15 цифр'],
    ['price', '-5000000', '-5000000', 'цена больше нуля'],
    ['price', '0', '0', 'цена больше нуля'],
    ['floor', '', null, 'этаж квартиры; тега нет или он пуст'],
    ['floor', 'NaN', 'NaN', FLOOR],
    ['floor', 'цоколь', 'цоколь', FLOOR],
    ['floor', '2/17', '2/17', FLOOR],
    ['floor', '1000', '1000', 'этаж от -20 до 300'],
    ['area', '', null, 'площадь в кв. м; тега нет или он пуст'],
    ['area', 'NaN', 'NaN', AREA],
    ['area', '40 кв.м', '40 кв.м', AREA],
    ['area', '-40', '-40', 'площадь больше нуля'],
    ['area', '9999999', '9999999', 'площадь не больше 1000000 кв. м'],
  ])('%s «%s»', async (field, written, value, expected) => {
    const right = { price: '5000000', area: '40', floor: '2' }[field]!;
    const file = good.replace(`>${right}<`, `>${written}<`);
    const { issues, rejected } = await readFeed(pieces(file, 1 << 20), { clientName: 'Клиент', now: NOW });
    expect(rejected).toBe(1);
    expect(issues).toEqual([{ line: 3, object: 'А-7', field, value, expected, severity: 'error' }]);
  });

  it.each([
    ['1 200 000', 1_200_000],
    ['1\u00a0200\u00a0000,50', 1_200_001],
    ['1200000.0', 1_200_000],
  ])('and one with the price «%s» is not', async (written, price) => {
    const file = good.replace('>5000000<', `>${written}<`);
    const { complexes } = await readFeed(pieces(file, 1 << 20), { clientName: 'Клиент', now: NOW });
    expect(complexes[0]?.houses[0]?.flats[0]?.originalPrice).toBe(price);
  });
});
