import { describe, expect, it } from 'vitest';
import { normaliseColour } from './colour.ts';
import { contrastPairs, contrastRatio } from './contrast.ts';
import { printTheme } from './print-theme.ts';
import { DEFAULT_THEME, type Theme } from './theme.ts';

it.each([
  ['red', '#ff0000'],
  ['rgb(0 0 0 / 50%)', '#00000080'],
  ['#FFF', '#ffffff'],
  ['#abcd', '#aabbccdd'],
  ['rgba(10, 20, 30, .5)', '#0a141e80'],
  ['RGB(1 2 3)', '#010203'],
  [' White ', '#ffffff'],
  ['transparent', '#00000000'],
  ['#12345', undefined],
  ['currentColor', undefined],
  ['red;}', undefined],
  ['url(x)', undefined],
  ['', undefined],
])('the colour «%s» is %s', (text, hex) => {
  expect(normaliseColour(text)).toBe(hex);
});

describe('a printed theme', () => {
  it('is variables and faces', () => {
    const theme: Theme = {
      colors: { primary: '#ff0000', background: '#ffffff' },
      fonts: { heading: { family: 'Golos UI', desktop: { size: 28, lineHeight: 32 } } },
      components: { iconButton: { backgroundHover: '#00ff00' } },
      fontList: [{ name: 'Golos UI', url: 'https://a.example/a.woff2', weight: 500 }],
      cssVariables: { '--gap': '8px' },
    };
    expect(printTheme(theme)).toBe(
      '@font-face{font-family:"Golos UI";src:url("https://a.example/a.woff2");font-weight:500;font-display:swap}' +
        ':root{--primary-tint:color-mix(in srgb,#ff0000 12%,var(--surface));' +
        '--bar-chosen:color-mix(in srgb,#ff0000 52%,var(--surface));--primary:#ff0000;--bg:#ffffff;--primary-hover:#e50000;--primary-active:#d00000;' +
        '--heading-family:"Golos UI", "Onest fb", system-ui, sans-serif;' +
        '--heading-size-desktop:28px;--heading-line-desktop:32px;--heading-size-mobile:20px;--heading-line-mobile:26px;' +
        '--icon-button-background-hover:#00ff00;--gap:8px;}',
    );
  });

  it('leaves out what could be more than a value, whatever let it into the database', () => {
    const theme = {
      colors: { primary: 'red;}body{x:y' },
      fonts: { body: { family: 'A";}', desktop: { size: '1px;}' as unknown as number, lineHeight: 20 } } },
      components: { button: { 'a:b': '#ffffff', background: '</style>' } },
      fontList: [{ name: 'A', url: 'https://a.example/"', weight: 400 }],
      cssVariables: { '--x': 'url(a)', '--y:red;--z': '1px' } as Theme['cssVariables'],
    } as Theme;
    expect(printTheme(theme)).toMatch(/^:root\{(--[a-z-]+:[\d.]+px;)*\}$/);
  });

  it('of nothing is nothing', () => {
    expect(printTheme({})).toBe(':root{}');
  });
});

describe('contrast', () => {
  it('is that of WCAG', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBe(21);
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
    expect(contrastRatio('#00000080', '#ffffff')).toBeCloseTo(contrastRatio('#7f7f7f', '#ffffff'), 1);
  });

  it('of our own look is enough everywhere', () => {
    expect(contrastPairs(DEFAULT_THEME).filter(({ passes }) => !passes)).toEqual([]);
  });

  it('names the pairs of a theme that cannot be read', () => {
    expect(contrastPairs({ colors: { primary: '#ffff00' } }).filter(({ passes }) => !passes)).toMatchObject([
      { text: 'primary', ground: 'surface', needed: 3 },
      { text: 'textOnPrimary', ground: 'primary', needed: 4.5 },
      { text: 'textOnPrimary', ground: 'primaryHover', needed: 4.5 },
      { text: 'textOnPrimary', ground: 'primaryActive', needed: 4.5 },
    ]);
  });
});
