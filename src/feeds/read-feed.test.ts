import { gzipSync } from 'node:zlib';
import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { FEED_LIMITS, type FeedLimits } from './limits.ts';
import { readFeed, type StreamedFlat } from './read-feed.ts';
import type { FeedReading } from './report.ts';

const NOW = new Date('2026-11-01T00:00:00Z');
const XML = '<?xml version="1.0" encoding="UTF-8"?>';

async function* bytes(...chunks: Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks;
}

function read(file: string | Uint8Array, limits: Partial<FeedLimits> = {}): Promise<FeedReading> {
  const source = bytes(typeof file === 'string' ? Buffer.from(file) : file);
  return readFeed(source, { clientName: 'Клиент', now: NOW, limits: { ...FEED_LIMITS, ...limits } });
}

function offer(id: string, inner = ''): string {
  return `<offer internal-id="${id}"><type>продажа</type><category>квартира</category><new-flat>1</new-flat>
    <location><address>ул. Тёплая, 2</address><latitude>55.7</latitude><longitude>37.6</longitude></location>
    <sales-agent><category>застройщик</category><organization>ООО «Тепло»</organization></sales-agent>
    <price><value>5000000</value></price><area><value>40</value></area><rooms>1</rooms><floor>2</floor>
    <building-name>ЖК «Тёплый стан»</building-name><building-state>unfinished</building-state>${inner}</offer>`;
}

function yrl(...offers: string[]): string {
  return `${XML}<realty-feed>${offers.join('\n')}</realty-feed>`;
}

describe('encodings', () => {
  const russian = yrl(offer('а-1'));
  const cp1251 = russian.replace('UTF-8', 'windows-1251');
  test.each([
    ['UTF-8', Buffer.from(russian)],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${russian}`)],
    ['windows-1251 by its declaration', iconv.encode(cp1251, 'windows-1251')],
    [
      'UTF-16 by its byte order mark',
      iconv.encode(russian.replace('UTF-8', 'UTF-16'), 'utf-16le', { addBOM: true }),
    ],
    ['a byte order mark against a wrong declaration', Buffer.from(`\ufeff${cp1251}`)],
    ['gzip, whatever its name', gzipSync(russian)],
  ])('%s', async (_name, file) => {
    const reading = await read(file);
    expect(reading).toMatchObject({ status: 'read', accepted: 1 });
    expect(reading.complexes[0]?.name).toBe('Тёплый стан');
    expect(reading.complexes[0]?.houses[0]?.flats[0]?.externalId).toBe('а-1');
  });

  test('a character cut between two chunks survives', async () => {
    const file = Buffer.from(russian);
    const pieces = Array.from({ length: file.length }, (_, at) => file.subarray(at, at + 1));
    const reading = await readFeed(bytes(...pieces), { clientName: 'Клиент', now: NOW });
    expect(reading.complexes).toEqual((await read(russian)).complexes);
  });

  test('another encoding than stated is refused, one broken byte is a warning', async () => {
    expect((await read(iconv.encode(russian, 'windows-1251'))).refusal).toMatchObject({ reason: 'NOT_XML' });
    const slip = Buffer.concat([
      Buffer.from(`${XML}<realty-feed><!--`),
      Buffer.from([0xff]),
      Buffer.from(`${'длинное пояснение '.repeat(100)}-->${offer('1')}</realty-feed>`),
    ]);
    const reading = await read(slip);
    expect(reading).toMatchObject({ status: 'read', accepted: 1 });
    expect(reading.issues).toMatchObject([
      { field: 'encoding', value: '1', severity: 'warning', line: null },
    ]);
  });

  test('an unknown encoding is refused by name', async () => {
    const reading = await read(russian.replace('UTF-8', 'klingon-8'));
    expect(reading.refusal?.message).toContain('klingon-8');
  });

  test('control characters and undeclared HTML entities do no harm', async () => {
    const reading = await read(yrl(offer('1', '<description>Дом\u0002&nbsp;&mdash; у парка</description>')));
    expect(reading.complexes[0]?.houses[0]?.flats[0]?.description).toBe('Дом — у парка');
  });
});

describe('files that are refused', () => {
  const bomb = `<!DOCTYPE z [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>`;
  const xxe = `<!DOCTYPE z [<!ENTITY x SYSTEM "file:///etc/passwd">]>`;
  const truncated = yrl(offer('1'), offer('2')).slice(0, -60);
  test.each([
    ['an empty file', '', 'EMPTY_FILE'],
    ['white space only', ' \n ', 'EMPTY_FILE'],
    ['a comment without a root', '<!-- Этот файл устарел. Фид перенесён -->\n', 'MOVED'],
    ['JSON', '{"offers":[]}', 'NOT_XML'],
    ['a zip archive', Buffer.from('PK\u0003\u0004xxxx'), 'NOT_XML'],
    ['plain text', 'Страница не найдена', 'NOT_XML'],
    ['a web page', '<!DOCTYPE html><html><body>404</body></html>', 'NOT_XML'],
    ['a web page without a doctype', '<html><body>404</body></html>', 'NOT_XML'],
    ['a broken gzip', gzipSync(yrl(offer('1'))).subarray(0, 60), 'NOT_XML'],
    ['entities in a DOCTYPE', `${XML}${bomb}<realty-feed>&b;</realty-feed>`, 'DOCTYPE'],
    ['an external entity', `${XML}${xxe}<realty-feed>&x;</realty-feed>`, 'DOCTYPE'],
    [
      'any DOCTYPE',
      `${XML}<!DOCTYPE realty-feed SYSTEM "f.dtd">${yrl(offer('1')).slice(XML.length)}`,
      'DOCTYPE',
    ],
    ['a feed cut short', truncated, 'NOT_WELL_FORMED'],
    ['a bare ampersand', yrl(offer('1', '<url>https://a.example/?a=1&b=2</url>')), 'NOT_WELL_FORMED'],
    ['YML', '<yml_catalog date="2026"><shop/></yml_catalog>', 'FOREIGN_DIALECT'],
    [
      'pseudo-CIAN',
      '<feed xmlns="http://www.cian.ru/"><object><rooms>1</rooms><area>4</area></object></feed>',
      'FOREIGN_DIALECT',
    ],
    [
      'Webmaster',
      '<supplementing-metarealty-feed><offer/></supplementing-metarealty-feed>',
      'FOREIGN_DIALECT',
    ],
    ['Penthauz', '<feed xmlns="http://penthauz.app/feed"><row><id>1</id></row></feed>', 'FOREIGN_DIALECT'],
    ['currency rates', '<ValCurs Date="01.11.2026"><Valute/></ValCurs>', 'FOREIGN_DIALECT'],
    ['an unknown root', '<rss><channel/></rss>', 'UNKNOWN_DIALECT'],
  ])('%s', async (_name, file, reason) => {
    const reading = await read(file);
    expect(reading).toMatchObject({ status: 'refused', refusal: { reason }, complexes: [] });
    expect(reading.refusal?.message).toMatch(/[а-я]/);
  });

  test('a fault is told with its line', async () => {
    expect((await read(`${XML}\n<realty-feed>\n<offer>\n</realty-feed>`)).refusal?.line).toBe(4);
  });

  test('the message of a moved feed quotes its comment', async () => {
    expect((await read('<!-- Переехали на новый адрес -->')).refusal?.message).toContain(
      '«Переехали на новый адрес»',
    );
  });
});

describe('dialects are told by content', () => {
  const flat = '<flat><flat_id>1</flat_id></flat>';
  const complex = `<complex><id>1</id><name>А</name><buildings><building><id>2</id><flats>${flat}</flats></building></buildings></complex>`;
  test.each([
    ['a namespace prefix', '<y:realty-feed xmlns:y="x"><y:offer internal-id="1"/></y:realty-feed>', 'yrl'],
    ['no offers at all', '<realty-feed><generation-date>2026</generation-date></realty-feed>', 'yrl'],
    [
      'CIAN in small letters',
      '<feed><feed_version>2</feed_version><object><externalid>1</externalid></object></feed>',
      'cian',
    ],
    ['CIAN without a version', '<Feed><Object><ExternalId>1</ExternalId></Object></Feed>', 'cian'],
    [
      'CIAN in the root of Yandex',
      '<realty-feed><offer><ExternalId>1</ExternalId></offer></realty-feed>',
      'cian',
    ],
    ['DomClick', `<complexes>${complex}</complexes>`, 'domclick'],
    ['DomClick in a feed root', `<feed>${complex}</feed>`, 'domclick'],
  ])('%s', async (_name, file, dialect) => {
    expect(await read(file)).toMatchObject({ status: 'read', dialect });
  });
});

describe('limits', () => {
  const OPEN = `${XML}<realty-feed><offer internal-id="1">`;
  test.each([
    ['tiny tags', `${XML}<realty-feed>`, '<a/>'],
    ['tiny tags in an offer', OPEN, '<a/>'],
    ['deep tags', OPEN, '<a>'],
    ['a text', `${OPEN}<description>`, 'слово '],
    ['a section of CDATA', `${OPEN}<description><![CDATA[`, 'слово '],
    ['sections of CDATA', `${OPEN}<description>`, '<![CDATA[]]>'],
    ['references', `${OPEN}<description>`, '&lt;'],
    ['a comment', `${XML}<!--`, 'слово '],
    ['comments before the root', XML, '<!---->'],
    ['comments', `${XML}<realty-feed>`, '<!---->'],
    ['instructions', `${XML}<realty-feed>`, '<?a?>'],
    ['a name', `${XML}<`, 'abc'],
    ['an attribute', `${XML}<realty-feed><offer internal-id="`, 'abc'],
    ['attributes', `${XML}<realty-feed><offer`, ' a="1"'],
    ['entities', '<!DOCTYPE z [', '<!ENTITY a "b">'],
    ['white space', `${XML}<realty-feed>`, ' \n'],
    ['zeros', '', '\0'],
  ])('%s without an end are refused by the first megabytes', async (_name, begin, piece) => {
    const megabyte = Buffer.from(piece.repeat(2 ** 20 / Buffer.byteLength(piece)));
    let megabytes = 0;
    async function* endless() {
      yield Buffer.from(begin);
      for (; megabytes < 64; megabytes += 1) yield megabyte;
    }
    expect(await readFeed(endless(), { clientName: 'Клиент', now: NOW })).toMatchObject({
      status: 'refused',
    });
    expect(megabytes).toBeLessThan(8);
  });

  test.each<[string, string | Uint8Array, Partial<FeedLimits>, string]>([
    ['raw size', yrl(offer('1')), { rawBytes: 500 }, 'TOO_LARGE'],
    ['expanded size', gzipSync(yrl(offer('1'))), { expandedBytes: 500 }, 'TOO_LARGE'],
    ['ratio', gzipSync(yrl(' '.repeat(3_000_000))), {}, 'BOMB'],
    ['depth', `${XML}<realty-feed>${'<a>'.repeat(70)}`, {}, 'TOO_LARGE'],
    ['tags outside of offers', yrl('<a/>'.repeat(60)), { strayElements: 50 }, 'TOO_LARGE'],
    [
      'a text',
      yrl(offer('1', `<description>${'я'.repeat(3_000)}</description>`)),
      { textLength: 2_000 },
      'TOO_LARGE',
    ],
    [
      'a text glued of pieces',
      yrl(offer('1', `<description>${'я<!---->'.repeat(3_000)}</description>`)),
      { textLength: 2_000 },
      'TOO_LARGE',
    ],
    [
      'a comment that never ends',
      `${XML}<realty-feed><!--${'-x'.repeat(200_000)}`,
      { textLength: 100_000 },
      'TOO_LARGE',
    ],
    [
      'an attribute',
      yrl(`<offer internal-id="${'1'.repeat(3_000)}"/>`),
      { attributeLength: 2_000 },
      'TOO_LARGE',
    ],
    [
      'attributes',
      yrl(`<offer ${Array.from({ length: 300 }, (_, at) => `a${at}="1"`).join(' ')}/>`),
      {},
      'TOO_LARGE',
    ],
    [
      'elements of a record',
      yrl(offer('1', '<image>u</image>'.repeat(300))),
      { recordElements: 200 },
      'TOO_LARGE',
    ],
    [
      'length of a record',
      yrl(offer('1', '<image>u</image>'.repeat(300))),
      { recordLength: 200 },
      'TOO_LARGE',
    ],
    ['offers', yrl(offer('1'), offer('2'), offer('3')), { offers: 2 }, 'TOO_LARGE'],
    ['comments outside of offers', yrl('<!---->'.repeat(60)), { strayElements: 50 }, 'TOO_LARGE'],
    ['comments of an offer', yrl(offer('1', '<!---->'.repeat(60))), { recordElements: 50 }, 'TOO_LARGE'],
    [
      'sections of an offer',
      yrl(offer('1', `<description>${'<![CDATA[]]>'.repeat(60)}</description>`)),
      { recordElements: 50 },
      'TOO_LARGE',
    ],
    ['nothing but rejected rows', yrl('<offer/>'.repeat(60)), { rejectedFirst: 50 }, 'TOO_LARGE'],
  ])('%s', async (_name, file, limits, reason) => {
    expect(await read(file, limits)).toMatchObject({ status: 'refused', refusal: { reason }, complexes: [] });
  });

  test('issues are counted all and kept few', async () => {
    const bad = Array.from({ length: 20 }, (_, at) => offer(`${at}`).replace('<rooms>1</rooms>', ''));
    const reading = await read(yrl(...bad), { issues: 5 });
    expect(reading).toMatchObject({ offers: 20, rejected: 20, accepted: 0 });
    expect(reading.issues).toHaveLength(5);
  });
});

test('an offer that is nowhere or has an absurd id is rejected', async () => {
  const nowhere = offer('1').replace(/<location>[\s\S]*<\/location>|<building-name>.*<\/building-name>/g, '');
  const reading = await read(yrl(nowhere, offer('9'.repeat(400)), offer('2')));
  expect(reading).toMatchObject({ offers: 3, accepted: 1, rejected: 2 });
  expect(reading.issues.filter((issue) => issue.severity === 'error').map((issue) => issue.field)).toEqual([
    'address',
    'id',
  ]);
});

test('a sink gets every flat in batches, its house is found by the handle', async () => {
  const flats: StreamedFlat[] = [];
  const file = Buffer.from(yrl(...Array.from({ length: 1_203 }, (_, at) => offer(`${at}`))));
  let batches = 0;
  const reading = await readFeed(bytes(file), {
    clientName: 'Клиент',
    now: NOW,
    onFlats: (batch) => {
      batches += 1;
      flats.push(...batch);
    },
  });
  expect(reading).toMatchObject({ accepted: 1_203, duplicates: 0 });
  expect(batches).toBe(3);
  const [house] = reading.complexes[0]?.houses ?? [];
  expect(house?.flats).toEqual([]);
  expect(flats.every((streamed) => house?.refs.includes(streamed.houseRef))).toBe(true);
});

test('an error of the source itself is not a refusal', async () => {
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(XML);
    throw new Error('connection reset');
  }
  await expect(readFeed(broken(), { clientName: 'Клиент', now: NOW })).rejects.toThrow('connection reset');
});

test.each([
  ['refused at its first bytes', Buffer.from('PK')],
  ['refused by its root', Buffer.from('<yml_catalog><shop/></yml_catalog>')],
  ['refused midway', Buffer.from(`${XML}<realty-feed><offer></realty-feed>`)],
  ['refused inside a gzip', gzipSync(yrl(' '.repeat(3_000_000)))],
])('a source %s is let go', async (_name, file) => {
  const source = { released: false };
  async function* endless(): AsyncGenerator<Uint8Array> {
    try {
      for (yield file; ; yield Buffer.from(' ')) await Promise.resolve();
    } finally {
      source.released = true;
    }
  }
  expect(await readFeed(endless(), { clientName: 'Клиент', now: NOW })).toMatchObject({ status: 'refused' });
  await expect.poll(() => source.released).toBe(true);
});

test.each([
  [
    'Yandex',
    `<realty-feed>${offer('а-1')}${offer('а-2').replace('<value>40<', '<value>NaN<')}</realty-feed>`,
    ['а-2'],
  ],
  [
    'CIAN',
    '<feed><object><ExternalId>7</ExternalId><JKSchema><Id>55</Id></JKSchema></object><object/></feed>',
    ['55/7'],
  ],
  [
    'DomClick',
    '<complexes><complex><id>1</id><buildings><building><id>2</id><flats><flat><flat_id>9</flat_id></flat></flats></building></buildings></complex></complexes>',
    ['1/2/9'],
  ],
])('rejected rows of %s are remembered by the id an accepted one would bear', async (_dialect, file, ids) => {
  expect((await read(XML + file)).rejectedIds).toEqual(ids);
});
