import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { inlineHashes, withInlineHashes } from './inline-hashes.ts';

/** The hash that MDN's page on script-src gives for `alert('Hello, world.');`. */
const HELLO = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";

const NOTHING = { scripts: [], styles: [] };

it('allows each script and each style that stands in a page, once', () => {
  const tags = "<script>alert('Hello, world.');</script><style data-a>p{}</style>";
  const styles = [`'sha256-${createHash('sha256').update('p{}').digest('base64')}'`];
  expect(inlineHashes(`<head>${tags}</head><body>${tags}`)).toEqual({ scripts: [HELLO], styles });
});

it('knows a script by what a browser reads of it', () => {
  expect(inlineHashes('<script class="a">1;\r\n2\r3</script>')).toEqual(
    inlineHashes('<script>1;\n2\n3</script>'),
  );
});

it.each([
  '<script type="module" src="/assets/a.js"></script>',
  '<script async data-maps-script src="/maps/boot.js"></script>',
  '<script type="application/ld+json">{"@context":"https://schema.org"}</script>',
  '<script type="application/json" id="widget-data">{}</script>',
  '<script>alert(1)',
  '<style>p{}',
  '<styled>p{}</styled>',
  '<p style="color:red">no script</p>',
])('has nothing to allow in %s', (html) => {
  expect(inlineHashes(html)).toEqual(NOTHING);
});

it('stands in the policy beside what it allows anyhow', () => {
  const policy = "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data:";
  expect(withInlineHashes(policy, { scripts: [HELLO], styles: ["'sha256-b='"] })).toBe(
    `default-src 'none';script-src 'self' ${HELLO};style-src 'self' 'sha256-b=';img-src 'self' data:`,
  );
});
