import { describe, expect, it } from 'vitest';
import { cleanSvg } from './clean-svg.ts';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"${attributes}>${inside}</svg>`;
const cleaned = (inside: string, attributes = '') =>
  cleanSvg(svg(inside, attributes))
    ?.replace(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/, '')
    .replace(/<\/svg>$/, '');

it.each([
  ['shapes', '<g id="a"><path d="M0 0h4v4z" fill="#fff"></path></g>'],
  ['letters', '<text x="1">Корпус &lt;1&gt; &amp; 2</text>'],
  ['references within', '<rect fill="url(#a)"></rect><use href="#b"></use>'],
  ['styles', '<style>.a{fill:url(#a)}</style><path class="a"></path>'],
  ['pixels', '<image href="data:image/png;base64,AAAA"></image>'],
])('keeps %s', (_, inside) => {
  expect(cleaned(inside)).toBe(`>${inside}`);
});

it('keeps the frame of the drawing and writes links in the newer way', () => {
  expect(cleaned('<use xlink:href="#a"/>', ' viewBox="0 0 8 8" width="8"')).toBe(
    ' viewBox="0 0 8 8" width="8"><use href="#a"></use>',
  );
});

it('takes the head that editors write', () => {
  const text = `\uFEFF<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><!-- a -->${svg('<g/>')}`;
  expect(cleanSvg(text)).toBe('<svg xmlns="http://www.w3.org/2000/svg"><g></g></svg>');
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
  ])('%s', (_, inside) => {
    expect(cleaned(inside)).toBe('>');
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
    [
      'a comment in a style',
      '<style>a{fill:ur/**/l(//evil.example)}</style>',
      '<style>a{fill:ur l(//evil.example)}</style>',
    ],
    [
      'an attribute of another language',
      '<g xmlns:ev="urn:a" ev:onload="a" xml:base="https://evil.example"/>',
      '<g></g>',
    ],
  ])('%s', (_, inside, left) => {
    expect(cleaned(inside)).toBe(`>${left}`);
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
  ['a tower', svg(`${'<g>'.repeat(300)}${'</g>'.repeat(300)}`)],
])('%s is no drawing', (_, text) => {
  expect(cleanSvg(text)).toBeNull();
});
