import { describe, expect, it } from 'vitest';
import './issue-language.ts';
import { WidgetConfig } from './widget-config.ts';
import { widgetConfigForm } from './widget-config-form.ts';
import { configText, MAX_CONFIG_TEXT, readConfigText } from './widget-config-text.ts';

const full = WidgetConfig.parse({
  options: { showTitle: false, regions: ['мск'] },
  theme: {
    colors: { primary: '#c2410c' },
    fonts: { body: { family: 'Golos UI', mobile: { size: 15 } } },
    components: { button: { radius: '12px', shadow: '#ffffff' } },
    fontList: [{ name: 'Golos UI', url: 'https://fonts.example/a.woff2', weight: 400 }],
    cssVariables: { '--radius-card': '19px' },
  },
});
const faultsOf = (text: string) => {
  const read = readConfigText(text);
  return read.ok ? [] : read.faults.map(({ line, field, message }) => [line, field, message]);
};

describe('a look as JSON', () => {
  it.each([full, WidgetConfig.parse({})])('comes back as it was', (config) => {
    expect(readConfigText(configText(widgetConfigForm(config)))).toEqual({ ok: true, config });
  });

  it('has one field a line and none that says nothing', () => {
    const lines = configText(widgetConfigForm(full)).split('\n');
    expect(lines).toContain('      "primary": "#c2410c"');
    expect(lines.join('\n')).not.toContain('link');
    expect(lines.join('\n')).not.toContain('lineHeight');
  });

  it('keeps what a form holds wrong, twins included, and tells of it', () => {
    const form = widgetConfigForm(full);
    form.theme.colors.link = 'oranjevy';
    form.theme.cssVariables = [
      { name: '--a', value: '1px' },
      { name: '--a', value: '2px' },
      { name: '', value: 'red' },
    ];
    const text = configText(form);
    expect(text).toContain('"--a": "1px",\n      "--a": "2px",\n      "": "red"');
    expect(faultsOf(text)).toEqual([
      [expect.any(Number), 'theme.colors.link', expect.stringMatching(/^Цвет не/)],
      [expect.any(Number), 'theme.cssVariables.--a', 'Поле уже есть выше'],
      [expect.any(Number), 'theme.cssVariables.', 'Такого имени поля быть не может'],
    ]);
  });
});

describe('a fault', () => {
  it.each([
    ['{\n  "theme": {\n    "colours": {}\n  }\n}', 3, 'theme.colours', 'Такого поля нет'],
    ['{\n "options": {\n  "showTitle": 1 }}', 3, 'options.showTitle', 'Здесь ожидается true или false'],
    ['{"theme": {"colors":\n {"primary": "url(x)"}}}', 2, 'theme.colors.primary', /^Цвет не/],
    [
      '{"theme": {"fontList": [\n{"name": "A", "url": "http://a", "weight": 400}]}}',
      2,
      'theme.fontList.0.url',
      /https/,
    ],
    [
      '{"theme": {"fonts": {"body":\n{"mobile":\n{"size": 300}}}}}',
      3,
      'theme.fonts.body.mobile.size',
      'От 8 до 96',
    ],
    [
      '{"theme": {"colors": {"primary": "red",\n"primary": "blue"}}}',
      2,
      'theme.colors.primary',
      'Поле уже есть выше',
    ],
    ['{"theme": {},\n}', 2, '', 'Лишняя запятая перед «}»'],
    ['[]', 1, '', 'Здесь ожидается объект'],
    [' '.repeat(MAX_CONFIG_TEXT + 1), 1, '', /Не.больше/],
  ] as const)('of «%#» has its line, its field and words', (text, line, field, message) => {
    const [fault] = faultsOf(text);
    expect(fault).toEqual([
      line,
      field,
      typeof message === 'string' ? message : expect.stringMatching(message),
    ]);
  });

  it('is told of every field at once', () => {
    expect(faultsOf('{"theme": {"colors": {"primary": "?", "link": "?"}},\n"x": 1, "y": 2}')).toHaveLength(4);
  });
});
