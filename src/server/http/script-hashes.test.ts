import { expect, it } from 'vitest';
import { scriptHashes, withScriptHashes } from './script-hashes.ts';

/** The hash that MDN's page on script-src gives for `alert('Hello, world.');`. */
const HELLO = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";

it('allows each script that stands in a page, once', () => {
  const script = "<script>alert('Hello, world.');</script>";
  expect(scriptHashes(`<head>${script}</head><body>${script}`)).toEqual([HELLO]);
});

it('knows a script by what a browser reads of it', () => {
  expect(scriptHashes('<script class="a">1;\r\n2\r3</script>')).toEqual(
    scriptHashes('<script>1;\n2\n3</script>'),
  );
});

it.each([
  '<script type="module" src="/assets/a.js"></script>',
  '<script async data-maps-script src="/maps/boot.js"></script>',
  '<script type="application/ld+json">{"@context":"https://schema.org"}</script>',
  '<script>alert(1)',
  '<p>no script</p>',
])('has nothing to allow in %s', (html) => {
  expect(scriptHashes(html)).toEqual([]);
});

it('stands in the policy in place of what nonces allow', () => {
  const policy =
    "default-src 'none';script-src 'self' 'nonce-a1';style-src 'self' 'nonce-b2';img-src 'self' data:";
  expect(withScriptHashes(policy, [HELLO])).toBe(
    `default-src 'none';script-src 'self' ${HELLO};style-src 'self';img-src 'self' data:`,
  );
});
