import { describe, expect, it } from 'vitest';
import { ThemeInput, WidgetConfig } from './widget-config.ts';

describe('a theme as it is saved', () => {
  it('has its colours normalised', () => {
    expect(
      ThemeInput.parse({
        colors: { primary: 'red' },
        components: { button: { background: 'RED', radius: ' 12px ' } },
        cssVariables: { '--gap': '8px' },
      }),
    ).toEqual({
      colors: { primary: '#ff0000' },
      components: { button: { background: '#ff0000', radius: '12px' } },
      cssVariables: { '--gap': '8px' },
    });
  });

  const attacks = [
    'red;}body{display:none',
    '</style><script>',
    'url(//evil)',
    'expression(1)',
    '"',
    '\\',
    '/*',
    'var(--x)',
  ];
  it.each([
    ...attacks.map((attack) => ({ colors: { primary: attack } })),
    ...attacks.map((attack) => ({ components: { button: { background: attack } } })),
    ...attacks.map((attack) => ({ cssVariables: { '--gap': attack } })),
    ...attacks.map((attack) => ({ fonts: { body: { family: attack } } })),
    ...attacks.map((url) => ({ fontList: [{ name: 'A', url, weight: 400 }] })),
    { fontList: [{ name: 'A', url: 'http://a.example/a.woff2', weight: 400 }] },
    { fontList: [{ name: 'A', url: 'https://a.example/a.woff2")}body{', weight: 400 }] },
    { fontList: [{ name: 'A', url: '/api/upload/../envs', weight: 400 }] },
    { cssVariables: { '--x:red;--y': '1px' } },
    { cssVariables: { color: 'red' } },
    { components: { button: { 'a:b': 'red' } } },
    { components: { footer: { background: 'red' } } },
    { colors: { focus: 'red' } },
    { css: 'body{}' },
  ])('refuses %j', (theme) => {
    expect(ThemeInput.safeParse(theme).success).toBe(false);
  });

  it('takes fonts of other sites by https and of our uploads', () => {
    const url = (text: string) =>
      ThemeInput.safeParse({ fontList: [{ name: 'Golos UI', url: text, weight: 400 }] });
    expect(url('https://fonts.example/golos.woff2?v=1').success).toBe(true);
    expect(url('/api/upload/0f8e.woff2').success).toBe(true);
  });
});

it('a config of nothing has every option', () => {
  expect(WidgetConfig.parse({})).toEqual({
    options: {
      showLeadForm: true,
      showTitle: true,
      fullHeightMobile: true,
      fullHeightDesktop: true,
      forcePopup: false,
      forcePaddingsMobile: false,
      forcePaddingsDesktop: false,
      debugPrograms: false,
      regions: [],
    },
    theme: {},
  });
});
