import { type ReactNode, Suspense, use, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { type KeptPart, openDrawnParts } from './drawn-parts.ts';
import { DrawnPartsContext } from './drawn-parts-context.ts';
import { Sleeping } from './Sleeping.tsx';

const UTF8 = new TextDecoder();

let kept: Map<string, KeptPart>;
let drawings = 0;
beforeEach(() => {
  kept = new Map();
  drawings = 0;
});

interface PageOfTest {
  carried?: string;
  day?: string;
}

/** The HTML of a page of one part, and what it is without anything kept. */
function draw(part: ReactNode, of: object, { carried = '', day = '28' }: PageOfTest = {}) {
  const parts = openDrawnParts(kept, { circumstances: [day], carried });
  const page = (
    <main>
      <Sleeping as="li" className="cell" heights={[10, 20]} drawnOf={of}>
        {part}
      </Sleeping>
    </main>
  );
  const text = parts.keep(renderToString(<DrawnPartsContext value={parts}>{page}</DrawnPartsContext>));
  return { html: UTF8.decode(parts.write(text)), worn: parts.worn, bare: renderToString(page) };
}

function Card({ href = '/for-sale/5', children }: { href?: string; children?: ReactNode }) {
  drawings += 1;
  return (
    <article>
      <a className="link" href={href}>
        «Дом» &amp; сад
      </a>
      <Suspense>{children}</Suspense>
    </article>
  );
}

it('a part is drawn once for all pages, to the very same HTML', () => {
  const first = draw(<Card />, [{ id: 5 }]);
  const second = draw(<Card />, [{ id: 5 }]);
  expect([first.html, second.html]).toEqual([first.bare, first.bare]);
  // The bare pages beside them are drawn each time.
  expect(drawings).toBe(3);
});

it('a part tells the classes it wears to pages it is put into', () => {
  const part = <Card href="/for-sale/5" />;
  expect([...draw(part, [5]).worn]).toEqual([]);
  expect([...draw(part, [5]).worn]).toEqual(['link']);
});

it.each([
  ['', '?location=c1&searchFilters=%7B%22rooms%22%3A%5B%221%22%5D%7D'],
  ['?location=c1', ''],
  ['?a=1&b=2', '?a=1'],
  ['?foo=%24%26%241', '?foo=%24%241'],
])('links that carry %o in one page carry %o in the next', (one, other) => {
  draw(<Card href={`/for-sale/5${one}`} />, [5], { carried: one });
  const { html, bare } = draw(<Card href={`/for-sale/5${other}`} />, [5], { carried: other });
  expect(html).toBe(bare);
  expect(drawings).toBe(3);
});

it('other facts and other circumstances are drawn for themselves', () => {
  draw(<Card href="/for-sale/5" />, [5]);
  for (const { html, bare } of [
    draw(<Card href="/for-sale/6" />, [6]),
    draw(<Card href="/for-sale/7" />, [5], { day: '29' }),
  ])
    expect(html).toBe(bare);
});

function Named() {
  return <i id={useId()} />;
}

it.each([
  ['a link that asks for something of its own', <Card key="" href="/search?rooms=1" />],
  [
    'an id, which is that of a place in one page',
    <Card key="">
      <Named />
    </Card>,
  ],
  [
    'a picture asked for in the head',
    <Card key="">
      <img src="/1.svg" alt="" />
    </Card>,
  ],
  [
    'a script, which the policy of a page has to know',
    <Card key="">
      <script>alert(1)</script>
    </Card>,
  ],
  [
    'a part that has failed to come',
    <Card key="">
      <Failing />
    </Card>,
  ],
])('%s is drawn for each page', (_, part) => {
  draw(part, [5]);
  expect(kept.size).toBe(0);
  const { html, bare } = draw(part, [5]);
  expect(html).toBe(bare);
});

function Failing() {
  return use(new Promise<string>(() => {}));
}

it('a picture that waits until it is seen stands in the way of nothing', () => {
  const part = (
    <Card>
      <img src="/1.svg" alt="" loading="lazy" />
    </Card>
  );
  draw(part, [5]);
  expect(kept.size).toBe(1);
});

it('a part around one of another page is drawn for each page', () => {
  const inner = <Card />;
  draw(inner, ['inner']);
  const outer = (
    <Card>
      <Sleeping drawnOf={['inner']}>{inner}</Sleeping>
    </Card>
  );
  for (const page of [draw(outer, ['outer']), draw(outer, ['outer'])]) expect(page.html).toBe(page.bare);
  expect(kept.size).toBe(1);
});

it('words that look like a mark stay words', () => {
  const words = <p>{' data-drawn-of="0" data-drawn-of="7"'}</p>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: as drawings are put into pages.
  const raw = <p dangerouslySetInnerHTML={{ __html: ' data-drawn-of="7"' }} />;
  const { html, bare } = draw(
    <Card>
      {words}
      {raw}
    </Card>,
    [5],
  );
  expect(html).toBe(bare);
});
