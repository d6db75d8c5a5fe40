import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { WidgetPage } from '#contract/widget-page.ts';
import { mixedOffers } from '#domain/mortgage/fixtures/mixed-offers.ts';
import { offerWith } from '#domain/mortgage/fixtures/offer-with.ts';
import type { Offer } from '#domain/mortgage/offer/offer.ts';
import { packOffers } from '#domain/widget/offer-pack.ts';
import { readChoice } from './choice.ts';
import { Widget } from './Widget.tsx';

// The page as a text, as the server sends it before any script.

const ARTICLE = /<article[\s\S]*?<\/article>/g;

function widgetHtml(offers: readonly Offer[], search = ''): string {
  const page: WidgetPage = {
    key: null,
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
    regions: ['мск'],
    pack: packOffers(offers, () => ['мск']),
    today: '2026-11-20',
    handoverDate: null,
    countedAt: 0,
    recipient: 'Генплан',
    consentUrl: '/legal-info',
    host: null,
    pageUrl: null,
    isFramed: false,
    isPreview: false,
  };
  return renderToString(<Widget page={page} initial={readChoice(search, page)} />).replaceAll('\u00a0', ' ');
}

const bank = (id: number, name: string) => ({ id, uname: null, name, logoURL: '/x.svg' });

describe('the list', () => {
  it('shows offers of one bank, programme, type and place together, best priority first', () => {
    const html = widgetHtml([
      offerWith({ bank: bank(1, 'Ближний'), priority: 1, comment: 'a', period: { from: 1, to: 25 } }),
      offerWith({ bank: bank(2, 'Средний'), priority: 5 }),
      offerWith({ bank: bank(1, 'Ближний'), priority: 9, comment: 'b' }),
    ]);
    const [first, second, third, ...others] = [...html.matchAll(ARTICLE)].map(({ index, 0: text }) => ({
      index,
      bank: />(Ближний|Средний)</.exec(text)![1],
    }));
    expect([first!.bank, second!.bank, third!.bank, others.length]).toEqual([
      'Ближний',
      'Ближний',
      'Средний',
      0,
    ]);
    const variants = html.indexOf('Другие условия той же программы');
    expect(variants > first!.index && variants < second!.index).toBe(true);
  });

  it('shows eight groups of many, and the open offer wherever it stands', () => {
    const offers = mixedOffers(200, () => 0.5);
    const count = (html: string) => [...html.matchAll(ARTICLE)].length;
    const few = widgetHtml(offers);
    expect(count(few)).toBe(8);
    const all = /Показать ещё <!-- -->(\d+)/.exec(few)![1];
    const last = widgetHtml(offers, `?offer=${offers.at(-1)!.hash}`);
    expect([count(last) - 8, last.includes('График платежей')]).toEqual([Number(all), true]);
  });

  it('shows one, and none', () => {
    expect([...widgetHtml([offerWith()]).matchAll(ARTICLE)]).toHaveLength(1);
    expect(widgetHtml([])).toContain('По этому адресу программ пока нет');
    const none = widgetHtml([offerWith({ downPayment: { from: 0.5, to: null } })]);
    expect(none).toContain('Подходящих нет');
    expect(none).toContain('Поднять взнос до 50%');
  });
});
