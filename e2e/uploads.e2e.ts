import { beforeAll, describe, expect, it } from 'vitest';
import { expectNoAxeViolations, expectToFit, type Session } from './browser.ts';
import { openConsole, sessionOf, signedIn } from './console.ts';
import { siteUrl } from './site.ts';

const ADMIN = '+7 (999) 000-00-02';
const USER = '+7 (999) 000-00-05';
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n');
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

let admin: Session;
let user: Session;
beforeAll(async () => {
  admin = await sessionOf(ADMIN);
  user = await sessionOf(USER);
});

const at = (path: string) => new URL(path, siteUrl);

async function upload(session: Session | null, files: { name: string; bytes: Buffer }[], headers = {}) {
  const body = new FormData();
  for (const { name, bytes } of files) body.append('files', new Blob([new Uint8Array(bytes)]), name);
  const own = { ...signedIn(session), origin: siteUrl, ...headers };
  const answer = await fetch(at('/api/upload'), { method: 'POST', body, headers: own });
  return { status: answer.status, answer: await answer.json() };
}

describe('POST /api/upload', () => {
  it('answers each file it took', async () => {
    const { status, answer } = await upload(admin, [
      { name: 'договор.pdf', bytes: PDF },
      { name: 'plan.svg', bytes: SVG },
    ]);
    expect([status, answer.ok]).toEqual([200, true]);
    expect(answer.data).toMatchObject([
      { name: 'договор.pdf', size: PDF.length, type: 'application/pdf' },
      { name: 'plan.svg', type: 'image/svg+xml' },
    ]);
  });

  it('says of each refused file why, and takes none of them', async () => {
    const { status, answer } = await upload(admin, [
      { name: 'good.pdf', bytes: PDF },
      { name: 'setup.exe', bytes: PDF },
      { name: 'large.pdf', bytes: Buffer.concat([PDF, Buffer.alloc(6 * 1024 ** 2)]) },
    ]);
    expect([status, answer.ok]).toEqual([400, false]);
    expect(answer.issues).toEqual([
      { path: ['files', 1], message: 'Недопустимый тип файла' },
      { path: ['files', 2], message: 'Файл больше 5 МБ' },
    ]);
    const six = Array.from({ length: 6 }, (_, at) => ({ name: `${at}.pdf`, bytes: PDF }));
    expect((await upload(admin, six)).status).toBe(400);
    expect((await upload(admin, [])).status).toBe(400);
  });

  it('is for people who signed in, from pages of this site', async () => {
    const file = { name: 'a.pdf', bytes: PDF };
    expect((await upload(null, [file])).status).toBe(401);
    expect((await upload(admin, [file], { origin: 'https://evil.example' })).status).toBe(403);
    expect((await fetch(at('/api/upload'), { method: 'PUT' })).status).toBe(405);
  });
});

describe('GET /api/upload/…', () => {
  it('gives a file whole or in part, safe to open', async () => {
    const { answer } = await upload(admin, [
      { name: 'plan.svg', bytes: SVG },
      { name: 'a.pdf', bytes: PDF },
    ]);
    const [plan, pdf] = answer.data;
    const whole = await fetch(at(plan.downloadURL));
    expect(await whole.text()).toBe('<svg xmlns="http://www.w3.org/2000/svg"></svg>');
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'content-disposition': expect.stringContaining('inline'),
    });
    const etag = whole.headers.get('etag')!;
    expect((await fetch(at(plan.downloadURL), { headers: { 'if-none-match': etag } })).status).toBe(304);

    const head = await fetch(at(`/api/upload/${pdf.uuid}`), {
      method: 'HEAD',
      headers: { range: 'bytes=1-3' },
    });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, `${pdf.size}`]);
    const part = await fetch(at(`/api/upload/${pdf.uuid}`), { headers: { range: 'bytes=1-3' } });
    expect([part.status, await part.text()]).toEqual([206, 'PDF']);
    expect(part.headers.get('content-range')).toBe(`bytes 1-3/${PDF.length}`);
    expect(part.headers.get('content-disposition')).toContain('attachment');
    const past = await fetch(at(pdf.downloadURL), { headers: { range: 'bytes=9999-' } });
    expect(past.status).toBe(416);
    expect((await fetch(at('/api/upload/0b9e1d8e-6f5c-4e3a-9a53-0f6d6c8f7b11'))).status).toBe(404);
  });

  it('keeps documents from strangers', async () => {
    const { answer } = await upload(user, [{ name: 'passport.pdf', bytes: PDF }]);
    const address = at(answer.data[0].downloadURL);
    expect((await fetch(address)).status).toBe(403);
    expect((await fetch(address, { headers: signedIn(user) })).status).toBe(200);
    // It is a paper of no application yet.
    expect((await fetch(address, { headers: signedIn(admin) })).status).toBe(403);
  });
});

describe('/admin/upload', () => {
  it.each([360, 1440] as const)('at %i pixels files come and go', async (width) => {
    const page = await openConsole(admin, '/admin/upload', width);
    const named = `схема-${width}.csv`;
    await page.getByLabel('Выбрать файлы').setInputFiles([
      { name: named, mimeType: 'text/csv', buffer: Buffer.from('a;b') },
      { name: 'setup.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
      { name: 'large.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(6 * 1024 ** 2) },
    ]);
    await page.getByText('Недопустимый тип файла').waitFor();
    await page.getByText('Файл больше 5 МБ').waitFor();
    const row = page.getByRole('row', { name: new RegExp(named) });
    await row.waitFor();
    await expectToFit(page);
    await expectNoAxeViolations(page);

    await row.getByRole('button', { name: `Удалить ${named}…` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
    await row.waitFor({ state: 'detached' });
    await page.getByRole('searchbox').fill('нет такого');
    await page.getByText('Ничего не найдено').waitFor();
  });
});
