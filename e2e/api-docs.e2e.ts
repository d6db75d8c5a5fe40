import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations, expectToFit, openPage } from './browser.ts';
import { siteUrl } from './site.ts';

const run = promisify(execFile);
const DOCS = join(import.meta.dirname, '../docs/api');
const PARTNERS_PAGES = ['offers-api.md', 'widget.md', 'legal-documents.md'].map((name) =>
  readFileSync(join(DOCS, name), 'utf8'),
);

// Partners paste these examples into a terminal; here they call the product under test.
describe('examples of the pages for partners', () => {
  const [variables, ...examples] = [...PARTNERS_PAGES.join('\n').matchAll(/```sh\n(.+?)```/gs)].map(
    ([, block]) => block!.replace('http://127.0.0.1:3000', siteUrl),
  );

  it.each(examples.map((example) => [example.split('\n')[0]!, example]))('%s', async (_, example) => {
    const { stdout } = await run('bash', ['-c', `${variables}\n${example.replace('curl ', 'curl -sS ')}`], {
      maxBuffer: 10_000_000,
    });
    if (example.includes('format=csv')) expect(stdout).toMatch(/^month,payment,/);
    else expect(JSON.parse(stdout)).toMatchObject({ status: 200, ok: true });
  });
});

describe('the page of the description', () => {
  it('is served under the policy of all pages, without a script', async () => {
    const answer = await fetch(`${siteUrl}/api/docs`);
    const html = await answer.text();
    expect(answer.headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe|https:/);
    expect(html).not.toMatch(/<script|src=|@import|url\(/);
  });

  it.each([320, 1440] as const)('reads well at %s', async (width) => {
    const page = await openPage('/api/docs', { width });
    await page.getByRole('heading', { level: 1, name: 'API «Генплан» для партнёров' }).waitFor();
    await page.getByRole('article', { name: 'POST /api/ipo-calc/v3/offers/proxy', exact: true }).waitFor();
    await expectToFit(page);
    await expectNoAxeViolations(page);
  });
});
