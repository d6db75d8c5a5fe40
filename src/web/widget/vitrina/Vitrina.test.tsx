import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { VitrinaComplex, VitrinaFlat, VitrinaPage } from '#contract/vitrina-page.ts';
import { Vitrina } from './Vitrina.tsx';

// The page as a text, as the server sends it before any script.

const COMPLEX: VitrinaComplex = {
  id: 7,
  name: 'Речной порт',
  comfortClass: 'BUSINESS',
  metro: null,
  place: 'Москва, р-н Черёмушки',
  developer: 'Новый берег',
  handover: { isPartBuilt: false, first: { year: 2028, quarter: 2 }, last: { year: 2028, quarter: 2 } },
  floors: 17,
  photo: null,
  priceFrom: 9_040_000,
  flatsCount: 46,
};

const FLAT: VitrinaFlat = {
  id: 34,
  houseId: 4,
  rooms: '1',
  area: 42.93,
  kitchenArea: null,
  balcony: false,
  loggia: false,
  floor: 11,
  floorsTotal: 24,
  price: 17_480_000,
  pricePerMeter: 407_174,
  originalPrice: 17_480_000,
  originalCurrency: 'RUB',
  complexName: 'Речной порт',
  plan: null,
  house: { buildingState: 'BUILT', handover: null },
};

const PAGE: VitrinaPage = {
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
  choice: { filters: {}, sort: 'default' },
  names: [{ id: 7, name: 'ЖК «Речной порт»' }],
  rooms: ['1', '2'],
  complexes: { items: [COMPLEX], total: 1 },
  flats: { items: [FLAT], total: 46 },
  host: null,
  isFramed: true,
  isPreview: false,
};

const NOTHING = { items: [], total: 0 };

/** The text of the page as it is read, without its marks. */
function textOf(page: Partial<VitrinaPage>): string {
  return renderToString(<Vitrina page={{ ...PAGE, ...page }} />)
    .replace(/<noscript>.*?<\/noscript>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ');
}

describe('a vitrina', () => {
  it('tells of a complex where it is, when it is ready, from what price and how much is on sale', () => {
    const text = textOf({});
    expect(text).toContain('ЖК «Речной порт» Москва, р-н Черёмушки сдача 2 кв. 2028 · Бизнес · Новый берег');
    expect(text).toContain('от 9 млн ₽ 46 квартир');
    expect(text).toContain('17 480 000 ₽ 407 174 ₽/м² 1-комн., 42,9 м², 11 этаж из 24');
    expect(text).toContain('ЖК «Речной порт», сдан');
    expect(text).toContain('Показать ещё 1 из 46');
  });

  it('tells a price nobody said and one in another currency', () => {
    const flat = { ...FLAT, price: null, pricePerMeter: null, originalPrice: null };
    const dirhams = { ...FLAT, id: 35, originalPrice: 1_200_000, originalCurrency: 'AED' as const };
    const text = textOf({
      complexes: { items: [{ ...COMPLEX, priceFrom: null }], total: 1 },
      flats: { items: [flat, dirhams], total: 2 },
    });
    expect(text).toMatch(/Цена по запросу 46 квартир.*Цена по запросу 1-комн/);
    expect(text).toContain('1 200 000 AED');
  });

  it('tells a price whose currency has no rate in that currency alone', () => {
    const quoted = { originalPrice: 2_350_000, originalCurrency: 'THB' as const };
    const text = textOf({
      flats: { items: [{ ...FLAT, ...quoted, price: null, pricePerMeter: null }], total: 1 },
    });
    expect(text).toContain('2 350 000 THB 1-комн.');
    expect(text).not.toContain('по запросу');
  });

  it('offers its complexes to choose from where there are several', () => {
    const names = [...PAGE.names, { id: 8, name: 'ЖК «Яр»' }];
    expect(textOf({})).not.toContain('Все ЖК');
    expect(textOf({ names })).toContain('Жилой комплекс Все ЖК «Речной порт» ЖК «Яр»');
  });

  it('says when nothing is on sale, and when nothing answers the choice', () => {
    expect(textOf({ complexes: NOTHING, flats: NOTHING })).toMatch(
      /Сейчас в продаже ничего нет(?!.*Комнаты)/,
    );
    const choice: VitrinaPage['choice'] = { filters: { roomsCount: ['4'] }, sort: 'default' };
    expect(textOf({ flats: NOTHING, choice })).toMatch(
      /0 квартир Сбросить условия.*Под эти условия ничего нет/,
    );
  });
});
