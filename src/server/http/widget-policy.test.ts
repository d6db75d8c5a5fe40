import { expect, it } from 'vitest';
import { widgetPolicy } from './widget-policy.ts';

const POLICY = "default-src 'none';font-src 'self';frame-ancestors 'self'";
const font = (url: string) => ({ fontList: [{ name: 'Шрифт', url, weight: 400 }] });

it.each([
  [null, "'none'"],
  [[], "'self'"],
  [['https://a.example', 'http://127.0.0.1:*'], "'self' https://a.example http://127.0.0.1:*"],
  [["https://a.example; script-src 'unsafe-inline'", 'javascript:alert(1)', '*'], "'self'"],
])('%j may frame: %s', (baseUrls, ancestors) => {
  expect(widgetPolicy(POLICY, baseUrls, {})).toBe(
    `default-src 'none';font-src 'self';frame-ancestors ${ancestors}`,
  );
});

it('lets fonts of the theme through, and only their origins', () => {
  expect(widgetPolicy(POLICY, [], font('https://fonts.example/a/b.woff2'))).toContain(
    "font-src 'self' https://fonts.example;",
  );
  for (const url of ['/api/upload/a.woff2', 'http://fonts.example/a.woff2', "https://x.example/a;b'.woff2"]) {
    expect(widgetPolicy(POLICY, [], font(url))).toContain("font-src 'self';");
  }
});
