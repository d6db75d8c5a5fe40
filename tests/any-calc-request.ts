import fc from 'fast-check';

/** A call of the calculator as anybody might make it: mostly well-meant, then broken in one place or many. */
export interface CalcRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string;
}

const BASE = '/api/ipo-calc';
const HASHES = ['54c73af6d7d469f2f432771c74d70b92434b8d50', '7a559f2165ba814653a906f91dbcfd6d74675bdd'];
const PATHS = [
  ...['programs', 'programs/matching', 'programs/not-matching'].map((path) => `/v1/${path}`),
  ...['matching', 'not-matching', 'unfiltered', 'both', 'patched-offer'].map(
    (path) => `/v2/offers/proxy/${path}`,
  ),
  ...['/v2', '/v3', ''].flatMap((version) =>
    ['offers', 'my-projects', 'banks', 'program-names', 'nope'].map((path) => `${version}/${path}`),
  ),
  ...['/v3', ''].flatMap((version) => [
    `${version}/offers/proxy`,
    `${version}/offers/proxy/patched-offer`,
    `${version}/offers/max-price`,
    ...HASHES.map((hash) => `${version}/offers/${hash}/schedule`),
    ...['widget', 'widget/config', 'widget/application'].map((path) => `${version}/${path}`),
  ]),
];

const goodNumber = fc.constantFrom(
  '15000000',
  '0.3',
  '20',
  '1',
  '0',
  '100000',
  '0.0599',
  '1.5',
  '30',
  '3000000.55',
);
const badNumber = fc.oneof(
  fc.constantFrom(
    '',
    'NaN',
    'Infinity',
    '-Infinity',
    '1e308',
    '1e-5',
    '-1',
    '-0',
    '0x1',
    '1,5',
    ' 1',
    '1 000',
    '٣',
  ),
  fc.constantFrom(
    'null',
    'true',
    '[]',
    '{}',
    '%00',
    '%E2%82%BD',
    '1%',
    '9'.repeat(400),
    `0.${'3'.repeat(40)}`,
  ),
  fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }).map(String),
  fc.double({ noNaN: true }).map(String),
  fc.string({ maxLength: 12 }).map(encodeURIComponent),
);
const early = fc.oneof(
  fc
    .tuple(fc.integer({ min: 0, max: 1_500 }), goodNumber, fc.constantFrom('term', 'payment', 'both'))
    .map((parts) => parts.join(':')),
  badNumber,
);
const option = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(
      fc.constantFrom(
        'price',
        'initialPayment',
        'years',
        'monthlyPayment',
        'payment',
        'interest',
        'periodDuration',
      ),
      goodNumber,
    ),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(
      fc.constantFrom(
        'price',
        'initialPayment',
        'years',
        'monthlyPayment',
        'payment',
        'interest',
        'price[]',
        'price[a]',
        '__proto__',
        'k'.repeat(3_000),
      ),
      badNumber,
    ),
  },
  { weight: 1, arbitrary: fc.tuple(fc.constant('early'), early) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('format'), fc.constantFrom('csv', 'json', 'xml', '')) },
);
const query = fc
  .array(option, { maxLength: 7 })
  .map((options) => options.map((pair) => pair.join('=')).join('&'));

const selector = fc.letrec((tie) => ({
  tree: fc.dictionary(
    fc.oneof(
      fc.constantFrom(
        'bank',
        'name',
        'parts',
        'matrix',
        'renderData',
        'paymentRows',
        'groupKeys',
        'project',
        'hash',
      ),
      fc.constantFrom('__proto__', 'constructor', 'toString', 'length', ''),
    ),
    fc.oneof(
      { depthSize: 'medium' },
      fc.boolean(),
      fc.boolean(),
      fc.constantFrom(null, 1, 'true', []),
      tie('tree'),
    ),
    { maxKeys: 4 },
  ),
})).tree;
const jsonNumber = fc.oneof(
  fc.constantFrom<unknown>(0.0599, 2, 1, 0.3, 15_000_000, 20, 0, -1, 1e300, 5e-324, null, '1', true, [1]),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const patch = fc.record(
  {
    type: fc.constantFrom('subsidy', 'SUBSIDY', null),
    interest: jsonNumber,
    periodDuration: jsonNumber,
    offerKey: fc.oneof(
      fc.constantFrom(
        ...HASHES,
        `Банк «Горизонт»/Базовая/Новостройка/мск/subsidy#${HASHES[0]}`,
        '',
        'x'.repeat(10_000),
      ),
      fc.string(),
    ),
    options: fc.oneof(
      fc.record(
        { price: jsonNumber, initialPayment: jsonNumber, years: jsonNumber, monthlyPayment: jsonNumber },
        { requiredKeys: [] },
      ),
      fc.constantFrom(null, []),
    ),
  },
  { requiredKeys: ['offerKey'] },
);
const goodPatch = fc.constant({ type: 'subsidy', interest: 0.0599, periodDuration: 2, offerKey: HASHES[0] });
const application = fc.record(
  {
    phone: fc.constantFrom('+7 (999) 123-45-67', '+7 (', 89991234567),
    name: fc.oneof(fc.constant('Анна'), fc.string()),
    amount: jsonNumber,
    price: jsonNumber,
    interest: jsonNumber,
    years: jsonNumber,
    initialPayment: jsonNumber,
    pageUrl: fc.oneof(fc.webUrl(), fc.string()),
    agreement: fc.boolean(),
  },
  { requiredKeys: ['phone', 'name'] },
);
const payload = fc.oneof(
  fc
    .record({ fields: selector, mode: fc.constantFrom('include', 'exclude', 'only') }, { requiredKeys: [] })
    .map(json),
  patch.map(json),
  goodPatch.map(json),
  application.map(json),
  fc.json(),
  fc.string(),
  fc.constantFrom(
    '{',
    '[[[[',
    '"',
    '{"fields":{"__proto__":true}}',
    '\u0000',
    '﻿{}',
    `${'{"a":'.repeat(50)}1${'}'.repeat(50)}`,
  ),
);

const headers = fc.record(
  {
    authorization: fc.oneof(
      { weight: 12, arbitrary: fc.constantFrom('demo-ipo-calc', 'Bearer demo-ipo-calc', 'demo-ipo-calc-2') },
      {
        weight: 1,
        arbitrary: fc.constantFrom('demo-vitrina', 'demo-expired', 'Bearer', 'k'.repeat(10_000), ' '),
      },
    ),
    origin: fc.constantFrom('http://localhost:1', 'https://evil.example', 'null', 'http://[::1', ''),
    'content-type': fc.constantFrom('application/json', 'text/plain', 'multipart/form-data; boundary=x', 'x'),
  },
  { requiredKeys: ['authorization'] },
);

export const anyCalcRequest: fc.Arbitrary<CalcRequest> = fc
  .record({
    method: fc.oneof(
      { weight: 9, arbitrary: fc.constant('right') },
      { weight: 1, arbitrary: fc.constantFrom('GET', 'POST', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH') },
    ),
    path: fc.constantFrom(...PATHS),
    query,
    headers,
    payload,
  })
  .map(({ method, path, query: asked, headers: sent, payload: body }) => {
    const right = /\/(proxy|patched-offer|application)$/.test(path) ? 'POST' : 'GET';
    const chosen = method === 'right' ? right : method;
    return {
      method: chosen,
      url: `${BASE}${path}${asked === '' ? '' : `?${asked}`}`,
      headers: sent,
      ...(['GET', 'HEAD'].includes(chosen) ? {} : { payload: body }),
    };
  });

function json(value: unknown): string {
  return JSON.stringify(value);
}
