import { expect, it } from 'vitest';
import { ApiKeyForm } from './api-key-form.ts';
import { WidgetConfig } from './widget-config.ts';
import { widgetConfigForm } from './widget-config-form.ts';

const FORM = {
  service: 'IPO_CALC' as const,
  description: 'Лендинг',
  baseUrls: '',
  expiresAt: '',
  config: widgetConfigForm(WidgetConfig.parse({})),
};

it.each([
  ['', []],
  ['https://a.example\nhttps://b.example', ['https://a.example', 'https://b.example']],
  ['https://a.example, https://b.example;https://a.example:443/', ['https://a.example', 'https://b.example']],
  [' https://пример.рф ', ['https://xn--e1afmkfd.xn--p1ai']],
])('domains %j are %j', (baseUrls, kept) => {
  expect(ApiKeyForm.parse({ ...FORM, baseUrls }).baseUrls).toEqual(kept);
});

it.each([
  [{ baseUrls: 'https://a.example https://*.b.example' }, /^Звёздочка.*: https:\/\/\*\.b\.example$/],
  [{ baseUrls: 'a.example' }, /^Введите корректный URL: a\.example$/],
  [{ expiresAt: '31.02.2027' }, /^Такого дня нет/],
  [{ expiresAt: '01.01.0001' }, /^Год от 1900/],
  [{ expiresAt: new Date(8.64e15) }, /ДД\.ММ\.ГГГГ|^Год от 1900/],
  [{ expiresAt: new Date(Number.NaN) }, /ДД\.ММ\.ГГГГ/],
])('%j is refused in words', (more, words) => {
  expect(ApiKeyForm.safeParse({ ...FORM, ...more }).error?.issues.map(({ message }) => message)).toEqual([
    expect.stringMatching(words),
  ]);
});

it('a look as JSON that says none saves nothing, and one that says none of its own is none', () => {
  const refused = ApiKeyForm.safeParse({
    ...FORM,
    configText: '{\n  "theme": {"colors": {"primary": "x"}}}',
  });
  expect(refused.error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['configText'], expect.stringMatching(/^строка 2: Цвет не/)],
  ]);
  expect(ApiKeyForm.safeParse({ ...FORM, configText: '{}' }).success).toBe(true);
  expect(ApiKeyForm.parse(FORM).configText).toBeNull();
});

it('a key works to the end of its last day in Moscow', () => {
  expect(ApiKeyForm.parse({ ...FORM, expiresAt: '20.11.2027' }).expiresAt).toEqual(
    new Date('2027-11-20T23:59:59.999+03:00'),
  );
});
