import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cleanSvg } from './clean-svg.ts';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"${attributes}>${inside}</svg>`;
const drawn = async (text: string) => {
  const clean = await cleanSvg(text);
  return 'svg' in clean ? clean.svg : clean.refusal;
};
const cleaned = async (inside: string, attributes = '') =>
  (await drawn(svg(inside, attributes)))
    .replace(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/, '')
    .replace(/<\/svg>$/, '');

it.each([
  ['shapes', '<g id="a"><path d="M0 0h4v4z" fill="#fff"></path></g>'],
  ['letters', '<text x="1">Корпус &lt;1&gt; &amp; 2</text>'],
  ['references within', '<rect fill="url(#a)"></rect><use href="#b"></use>'],
  ['styles', '<style>.a{fill:url(#a)}</style><path class="a"></path>'],
])('keeps %s', async (_, inside) => {
  expect(await cleaned(inside)).toBe(`>${inside}`);
});

it('keeps the frame of the drawing and writes links in the newer way', async () => {
  expect(await cleaned('<use xlink:href="#a"/>', ' viewBox="0 0 8 8" width="8"')).toBe(
    ' viewBox="0 0 8 8" width="8"><use href="#a"></use>',
  );
});

it('takes the head that editors write', async () => {
  const text = `\uFEFF<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><!-- a -->${svg('<g/>')}`;
  expect(await drawn(text)).toBe('<svg xmlns="http://www.w3.org/2000/svg"><g></g></svg>');
});

describe('nothing is left of', () => {
  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script by its namespace', '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'],
    ['a page', '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><p>a</p></body></foreignObject>'],
    ['a link', '<a href="javascript:alert(1)"><text>a</text></a>'],
    ['a motion', '<animate attributeName="href" to="javascript:alert(1)"/><set attributeName="onload"/>'],
    ['what it is handled by', '<handler xmlns="http://www.w3.org/2001/xml-events">alert(1)</handler>'],
    ['an elder frame', '<iframe src="https://evil.example"/><embed src="a"/><object data="a"/>'],
    ['a style sheet of others', '<?xml-stylesheet href="https://evil.example/a.css"?>'],
  ])('%s', async (_, inside) => {
    expect(await cleaned(inside)).toBe('>');
  });

  it.each([
    ['a handler', '<g onload="alert(1)" ONCLICK="alert(1)"/>', '<g></g>'],
    ['a link outside', '<use href="https://evil.example/a.svg#b"/>', '<use></use>'],
    ['a link outside, the old way', '<image xlink:href="https://evil.example/a.png"/>', '<image></image>'],
    ['a drawing in a link', '<image href="data:image/svg+xml;base64,AAAA"/>', '<image></image>'],
    ['a link that runs', '<use href=" java&#10;script:alert(1)"/>', '<use></use>'],
    ['a colour outside', '<rect fill="url(https://evil.example/#a)"/>', '<rect></rect>'],
    ['a colour written strangely', '<rect fill="u\\72l(https://evil.example)"/>', '<rect></rect>'],
    ['a style outside', '<rect style="fill:url(\'//evil.example\')"/>', '<rect></rect>'],
    ['a sheet outside', '<style>@import "https://evil.example/a.css";</style>', '<style></style>'],
    ['a sheet that breaks out', '<style>a{}&lt;/style>&lt;script></style>', '<style></style>'],
    ['a comment in a style', '<style>a{fill:ur/**/l(//evil.example)}</style>', '<style></style>'],
    [
      'an attribute of another language',
      '<g xmlns:ev="urn:a" ev:onload="a" xml:base="https://evil.example"/>',
      '<g></g>',
    ],
  ])('%s', async (_, inside, left) => {
    expect(await cleaned(inside)).toBe(`>${left}`);
  });
});

describe('styles', () => {
  it.each([
    ['what links within', '.a,#b > rect{fill:url("#c");stroke:red}'],
    ['functions that paint and move', '.a{fill:rgb(1,2,3);transform:rotate(45deg) translate(1px,2px)}'],
    ['a name of one’s own', '.a{--x:red;fill:var(--x,#fff)}'],
  ])('keep %s', async (_, css) => {
    expect(await cleaned(`<style>${css.replaceAll('>', '&gt;')}</style>`)).toBe(
      `><style>${css.replaceAll('>', '&gt;')}</style>`,
    );
  });

  it.each([
    ['letters by their codes', 'a{fill:u\\72l(//evil.example)}'],
    ['a rule by its code', '\\@import "//evil.example"; a{}'],
    ['a sheet within a sheet', '@import url(//evil.example);'],
    ['letters of others', '@font-face{font-family:x;src:url(//evil.example/a.woff)}'],
    ['a rule for some', '@media screen{a{fill:url(//evil.example)}}'],
    ['pictures to choose from', 'a{mask-image:image-set("//evil.example/a.png" 1x)}'],
    ['pictures to choose from, of old', 'a{mask-image:-webkit-image-set(url(//evil.example) 1x)}'],
    ['a source', 'a{mask:src("//evil.example")}'],
    ['a part of the page', 'a{fill:element(#x)}'],
    ['what runs', 'a{width:expression(alert(1));behavior:url(#x);-moz-binding:url(#x)}'],
    ['a link that is not closed', 'a{fill:url(//evil.example'],
    ['a word that is not closed', 'a{content:"'],
    ['a rule within a rule', '.a{ .b{fill:url(#p)} }'],
    ['a link hidden in a name', '.a{--x:url(#p)}'],
    ['a link for nobody knows whom', '.a:not(.b){fill:url(#p)}'],
    ['a link for everything', '*{fill:url(#p)}'],
    ['comments within comments', '/*/*/a{fill:url(//evil.example)}/*'],
  ])('lose %s', async (_, css) => {
    expect(await cleaned(`<style><![CDATA[${css}]]></style>`)).toBe('><style></style>');
  });

  it('keep a rule that stands after a lost one', async () => {
    expect(await cleaned('<style>@import "a.css"; @media x{a{b:c}} .a{fill:red}</style>')).toBe(
      '><style>.a{fill:red}</style>',
    );
  });

  it('of an element lose a declaration, not the others', async () => {
    expect(await cleaned('<g style="fill:red;mask:url(//evil.example);opacity:.5"/>')).toBe(
      '><g style="fill:red;opacity:.5"></g>',
    );
    expect(await cleaned('<g mask="image-set(\'//evil.example\' 1x)" cursor="url(a.cur)"/>')).toBe(
      '><g></g>',
    );
  });
});

describe('pictures within', () => {
  const image = (bytes: Buffer, type = 'image/png') =>
    `<image href="data:${type};base64,${bytes.toString('base64')}"/>`;
  const pixels = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: '#8ab' } });
  const inside = async (bytes: Buffer, type?: string) => {
    const [, base64] = /base64,([^"]+)/.exec(await cleaned(image(bytes, type))) ?? [];
    return base64 === undefined ? null : Buffer.from(base64, 'base64');
  };

  it('are encoded anew', async () => {
    const camera = await pixels(8)
      .withExif({ IFD0: { Artist: 'Иван Петров' } })
      .jpeg()
      .toBuffer();
    const kept = await inside(camera, 'image/jpeg');
    expect((await sharp(kept!).metadata()).exif).toBeUndefined();
    expect(await sharp(kept!).metadata()).toMatchObject({ width: 8, height: 8, format: 'jpeg' });
  });

  it.each([
    ['what is something else', async () => Buffer.from('<script>alert(1)</script>')],
    [
      'half a picture',
      async () => (await pixels(90).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 9_000),
    ],
    ['what would unfold without end', () => pixels(9_000).png().toBuffer()],
  ])('are not %s', async (_, make) => {
    expect(await inside(await make())).toBeNull();
  });
});

describe('drawings that hang whoever opens them are refused:', () => {
  const levels = (last: string, level: (inner: number) => string, count = 20) =>
    `<defs>${last}${Array.from({ length: count }, (_, at) => level(at)).join('')}</defs>`;
  const ten = (one: string) => one.repeat(10);
  it.each([
    [
      'copies of copies',
      `${levels('<g id="l0"><path d="M0 0h1"/></g>', (at) => `<g id="l${at + 1}">${ten(`<use href="#l${at}"/>`)}</g>`)}<use href="#l20"/>`,
    ],
    [
      'copies of copies, the old way',
      `${levels('<g id="l0"><path d="M0 0h1"/></g>', (at) => `<symbol id="l${at + 1}">${ten(`<use xlink:href="#l${at}"/>`)}</symbol>`)}<use href="#l20"/>`,
    ],
    ...['pattern', 'mask', 'clipPath', 'filter'].map((name) => {
      const property = { pattern: 'fill', mask: 'mask', clipPath: 'clip-path', filter: 'filter' }[name];
      const level = (at: number) =>
        `<${name} id="l${at + 1}">${ten(`<path ${property}="url(#l${at})"/>`)}</${name}>`;
      return [
        `a ${name} within a ${name}`,
        `${levels(`<${name} id="l0"/>`, level)}<path ${property}="url(#l20)"/>`,
      ] as [string, string];
    }),
    [
      'markers at corners',
      `${levels('<marker id="l0"/>', (at) => `<marker id="l${at + 1}"><path marker-mid="url(#l${at})" d="${'L1 1'.repeat(50)}"/></marker>`, 5)}<path marker-mid="url(#l5)" d="M0 0"/>`,
    ],
    [
      'patterns of a sheet',
      `<style>${Array.from({ length: 21 }, (_, at) => `.c${at}{fill:url(#l${at})}`).join('')}</style>${levels('<pattern id="l0"/>', (at) => `<pattern id="l${at + 1}">${ten(`<path class="c${at}"/>`)}</pattern>`)}<path class="c20"/>`,
    ],
    [
      'a fill that goes down',
      `${levels('<pattern id="l0"/>', (at) => `<pattern id="l${at + 1}"><g fill="url(#l${at})">${ten('<path/>')}</g></pattern>`)}<path style="fill:url(#l20)"/>`,
    ],
    [
      'a filter for each of many',
      `<filter id="f">${'<feGaussianBlur stdDeviation="9"/>'.repeat(50)}</filter>${'<path filter="url(#f)"/>'.repeat(100)}`,
    ],
    [
      'a chain of colours',
      `${Array.from({ length: 200 }, (_, at) => `<linearGradient id="g${at}" href="#g${at + 1}"/>`).join('')}<path fill="url(#g0)"/>`,
    ],
    [
      'a sheet for many',
      `<style>${'.a{fill:url(#g)}'.repeat(15_000)}</style>${'<g class="a"/>'.repeat(45_000)}`,
    ],
    ['what holds itself', '<g id="a"><use href="#a"/></g>'],
    ['a tower', `${'<g>'.repeat(300)}${'</g>'.repeat(300)}`],
    ['too many elements', '<path d="M0 0"/>'.repeat(60_000)],
    ['too many attributes', `<g ${Array.from({ length: 200 }, (_, at) => `a${at}=""`).join(' ')}/>`],
  ] as [string, string][])('%s', async (_, inside) => {
    expect(await drawn(svg(inside))).toBe('too_complex');
  });

  it('but not a drawing of many parts', async () => {
    const parts = `<defs><linearGradient id="g"><stop/><stop/></linearGradient><g id="t">${'<path d="M0 0h1v1z"/>'.repeat(9)}</g></defs>`;
    const plan = `${parts}${'<use href="#t"/>'.repeat(2_000)}${'<path fill="url(#g)" d="M0 0"/>'.repeat(10_000)}`;
    expect(await drawn(svg(plan))).toContain('<use href="#t">');
  });
});

it.each([
  ['a page', '<html><body>a</body></html>'],
  ['half a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><g>'],
  ['nothing', ''],
  ['text', 'svg'],
  [
    'a name of its own',
    '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg"><text>&a;</text></svg>',
  ],
  [
    'laughter',
    `<!DOCTYPE svg [<!ENTITY a "ha">${Array.from({ length: 9 }, (_, at) => `<!ENTITY a${at} "${`&a${at - 1 < 0 ? '' : at - 1};`.repeat(10)}">`).join('')}]><svg xmlns="http://www.w3.org/2000/svg"><text>&a8;</text></svg>`,
  ],
])('%s is no drawing', async (_, text) => {
  expect(await drawn(text)).toBe('not_drawing');
});
