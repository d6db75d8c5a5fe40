import { describe, expect, it } from 'vitest';
import { FILE_TYPE_REFUSED, judgeUploadName } from './upload-rules.ts';

const refusal = { refusal: FILE_TYPE_REFUSED };
const asUser = (name: string) => judgeUploadName(name, { anything: false });
const asAdmin = (name: string) => judgeUploadName(name, { anything: true });

describe('anyone', () => {
  it.each([
    ['plan.svg', 'svg'],
    ['Фасад 1.PNG', 'png'],
    ['a.b.JPEG', 'jpeg'],
    ['logo.webp', 'webp'],
    ['Договор № 5 (копия).pdf', 'pdf'],
    ['Отчёт 12:30.pdf', 'pdf'],
  ])('may upload %s', (name, extension) => {
    expect(asUser(name)).toEqual({ name, extension });
  });

  it.each(['table.csv', 'a.gif', 'png', '.png', 'a.', 'a', ''])('may not upload «%s»', (name) => {
    expect(asUser(name)).toEqual(refusal);
  });
});

it.each([
  ['table.csv', 'csv'],
  ['a.gif', 'gif'],
  ['archive.tar.gz', 'gz'],
])('an admin may upload %s', (name, extension) => {
  expect(asAdmin(name)).toEqual({ name, extension });
});

it.each([
  ...['apk', 'bat', 'exe', 'js', 'jar', 'msi', 'vbs', 'cmd', 'com', 'ps1', 'sh', 'php', 'html', 'htm', 'mjs'],
  ...['scr', 'dll', 'hta', 'lnk', 'py', 'EXE', 'Js'],
  ...[
    'war',
    'ear',
    'url',
    'desktop',
    'msc',
    'so',
    'dylib',
    'docm',
    'xlsm',
    'pptm',
    'hlp',
    'xml',
    'xhtml',
    'svgz',
  ],
  ...[
    'htaccess',
    'jsp',
    'aspx',
    'cgi',
    'pyc',
    'wasm',
    'iso',
    'reg',
    'pif',
    'cpl',
    'inf',
    'msix',
    'deb',
    'dmg',
  ],
])('nobody may upload .%s', (extension) => {
  expect(asAdmin(`a.${extension}`)).toEqual(refusal);
});

it.each([
  ['a double name', 'a.js.png'],
  ['a double name at the end', 'a.png.exe'],
  ['a dot at the end', 'x.exe.'],
  ['spaces at the end', 'x.exe  '],
  ['a zero as a browser writes it', 'x.exe%00.jpg'],
  ['a zero', 'x.exe\0.jpg'],
  ['text turned around', 'x\u202egpj.exe'],
  ['no visible extension', 'x.\u200bexe'],
  ['rules of a server', '.htaccess'],
  ['rules of a server, named', 'x.htaccess'],
  ['a stream of a disk', 'x.EXE:.png'],
  ['a stream of a disk, named', 'x.png:evil.exe'],
  ['what a server cuts', 'x.html;.png'],
  ['dots and spaces at the end', 'a.png.exe . . '],
  ['a space within', 'a.php .png'],
  ['signs beside it', 'a.php#.png'],
  ['wide letters', 'a.ｅｘｅ'],
  ['a wide dot', 'a．exe'],
  ['wide letters in the middle', 'a.ｐｈｐ.png'],
  ['codes of codes', 'x.exe%2500.jpg'],
  ['a coded dot', 'x%2eexe%2ejpg'],
  ['look-alike letters', 'a.рng'],
  ['what stands far before the end', `a.exe.${'b'.repeat(300)}.png`],
  ['ten thousand letters', `a.${'я'.repeat(10_000)}`],
])('%s hides nothing', (_, name) => {
  expect(asAdmin(name)).toEqual(refusal);
});

it('a path is no part of a name', () => {
  expect(asUser('../../etc/passwd.png')).toEqual({ name: 'passwd.png', extension: 'png' });
  expect(asUser('C:\\Users\\a\\plan.pdf')).toEqual({ name: 'plan.pdf', extension: 'pdf' });
  expect(asUser('..%2f..%2fplan.pdf')).toEqual({ name: 'plan.pdf', extension: 'pdf' });
});

it('keeps the end of a name that is too long', () => {
  const judged = asUser(`${'я'.repeat(300)}.pdf`);
  expect(judged).toMatchObject({ extension: 'pdf', name: `${'я'.repeat(196)}.pdf` });
});
