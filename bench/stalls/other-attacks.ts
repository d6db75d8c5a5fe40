import sharp from 'sharp';
import type { Attack, Call, Role } from './attack.ts';

const MEGABYTE = 1_048_576;
const BOUNDARY = 'x';

/** Doors that are neither procedures, nor calls of the OpenAPI document, nor pages. */
export function* otherAttacks(): Generator<Attack> {
  yield* pictures();
  yield* services();
  yield* uploads();
  yield* strangers();
}

function get(door: string, input: string, path: (attempt: number) => string, headers = {}): Attack {
  return { door, input, as: 'гость', call: (attempt) => ({ method: 'GET', path: path(attempt), headers }) };
}

/** Drawn from their addresses; what was drawn once is remembered, so each try asks for another. */
function pictures(): Attack[] {
  const houses = Array(86)
    .fill('120x99')
    .join('.')
    .slice(0, 600)
    .replace(/\.[^.]*$/, '');
  const small = Array(99).fill('9x1').join('.');
  return [
    get('/pictures/plan', 'огромная', (at) => `/pictures/3/plan/manyRooms-1000000-1-bl-${at}-page-fd.svg`),
    get('/pictures/plan', 'крошечная', (at) => `/pictures/3/plan/4-1-9999999-bl-${at}-card-fd.svg`),
    get('/pictures/facade', 'небоскрёб', (at) => `/pictures/3/facade/${at}-120-99-ELITE-hero-dusk.svg`),
    get('/pictures/yard', 'небоскрёбы', (at) => `/pictures/3/yard/${at}-${houses}-ELITE-dusk.svg`),
    get('/pictures/yard', '99 домов', (at) => `/pictures/3/yard/${at}-${small}-0-day.svg`),
    get('/pictures/porch', 'подъезд', (at) => `/pictures/3/porch/${at}-0-dusk.svg`),
    get('/pictures/share', 'небоскрёб', (at) => `/pictures/3/share/facade/${at}-120-99-ELITE-hero-dusk.png`),
    get('/pictures/share', 'план', (at) => `/pictures/3/share/plan/manyRooms-1000000-1-bl-${at}-page-fd.png`),
    get('/pictures', 'длинное имя', () => `/pictures/3/yard/1-${'9x9.'.repeat(1_000)}-0-day.svg`),
  ];
}

function services(): Attack[] {
  const digits = '9'.repeat(7_000);
  return [
    get('/locate', 'точка', () => '/locate?lat=55.75&lon=37.61'),
    get('/locate', 'цифры', () => `/locate?lat=${digits}&lon=${digits}`),
    get('/locate', 'много раз', () => `/locate?${'lat=1&'.repeat(2_000)}`),
    get('/distance-duration', 'далеко', () => '/distance-duration?from=-89,-179&to=89,179&mode=foot'),
    get(
      '/distance-duration',
      'запятые',
      () => `/distance-duration?from=${','.repeat(14_000)}&to=1,1&mode=car`,
    ),
    get('/sitemap.xml', 'как есть', () => '/sitemap.xml'),
    get('/robots.txt', 'как есть', () => '/robots.txt'),
    get('/api/docs', 'как есть', () => '/api/docs'),
    get('/api/docs/openapi.json', 'как есть', () => '/api/docs/openapi.json'),
    get('/health/ready', 'как есть', () => '/health/ready'),
    get('/envs', 'параметры', () => `/envs?${'a=1&'.repeat(3_000)}`),
    get('/media', 'длинное имя', () => `/media/${'%2e%2e%2f'.repeat(1_000)}`),
    get('/icons-banks', 'длинное имя', () => `/icons-banks/opaque/${'a'.repeat(4_000)}.svg`),
    get('/api/upload/:file', 'длинное имя', () => `/api/upload/${'a'.repeat(4_000)}`),
    get('/api/upload/:file', 'диапазоны', () => '/api/upload/a', { range: `bytes=${'0-1,'.repeat(3_000)}` }),
    get('/assets', 'точки', () => `/assets/${'../'.repeat(4_000)}x.js`),
    get('/widget/loader-1.js', 'как есть', () => '/widget/loader-1.js', { 'accept-encoding': 'br' }),
    get('/.vite/manifest.json', 'как есть', () => '/.vite/manifest.json'),
  ];
}

/** Files of people; each of five is as large as may be. */
function uploads(): Attack[] {
  const file = (name: string, bytes: string | Buffer) =>
    Buffer.concat([
      Buffer.from(
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="files"; filename="${name}"\r\n\r\n`,
      ),
      Buffer.from(bytes),
      Buffer.from('\r\n'),
    ]);
  const form = (...parts: Buffer[]) => Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
  const upload = (input: string, make: (attempt: number) => Buffer | Promise<Buffer>): Attack => {
    let made: Buffer | undefined;
    return {
      door: 'POST /api/upload',
      input,
      as: 'USER' as Role,
      call() {
        const bytes = made ?? Buffer.alloc(0);
        made = undefined;
        return posted('/api/upload', bytes, `multipart/form-data; boundary=${BOUNDARY}`);
      },
      async prepare(attempt) {
        made = await make(attempt);
      },
    };
  };
  const svg = (inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`;
  const fill = (text: string, bytes = 4.9 * MEGABYTE) => text.repeat(Math.floor(bytes / text.length));
  return [
    upload('svg: url( в стиле', () =>
      form(file('a.svg', svg(`<style>a{b:${fill('url(', 80_000)}}</style>`))),
    ),
    upload('svg: url( на 4 МБ', () =>
      form(file('a.svg', svg(`<style>a{b:${fill('url(', 4_000_000)}}</style>`))),
    ),
    upload('svg: скобки в стиле', () => form(file('a.svg', svg(`<style>${fill('{')}</style>`)))),
    upload('svg: вложенные', () => form(file('a.svg', svg(fill('<g>', 900_000))))),
    upload('svg: простые, пять файлов', () =>
      form(...Array.from({ length: 5 }, () => file('a.svg', svg(fill('<path d="M0 0"/>'))))),
    ),
    upload('svg: атрибуты', () =>
      form(file('a.svg', svg(`<g ${Array.from({ length: 300_000 }, (_, at) => `a${at}=""`).join(' ')}/>`))),
    ),
    upload('svg: путь', () => form(file('a.svg', svg(`<path d="${fill('M0 0')}"/>`)))),
    upload('svg: сущности', () => form(file('a.svg', svg(fill('&amp;'))))),
    upload('svg: комментарии', () => form(file('a.svg', svg(fill('<!---->'))))),
    upload('svg: use', () =>
      form(
        file(
          'a.svg',
          svg(
            Array.from(
              { length: 20 },
              (_, at) => `<g id="a${at}">${`<use href="#a${at + 1}"/>`.repeat(10)}</g>`,
            ).join(''),
          ),
        ),
      ),
    ),
    upload('png: 30000 × 30000', async () => form(file('a.png', await flood()))),
    upload('png: шум, пять файлов', async () => {
      const png = await noise();
      return form(...Array.from({ length: 5 }, () => file('a.png', png)));
    }),
    upload('pdf: пустой', () => form(file('a.pdf', `%PDF-1.4\n${fill('1 0 obj<<>>endobj ')}`))),
    upload('docx: не архив', () => form(file('a.docx', `PK\x03\x04${fill('PK\x01\x02')}`))),
    upload('60 частей', () => form(...Array.from({ length: 60 }, () => file('a.txt', 'a')))),
    upload('100 000 частей', () => form(...Array.from({ length: 100_000 }, () => file('a.txt', '')))),
    upload('поля', () =>
      Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n`.repeat(100_000)),
    ),
    upload('заголовок части', () =>
      Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; ${fill('a="b";')}`),
    ),
    upload('длинное имя', () => form(file(`${'а'.repeat(500_000)}.png`, 'a'))),
    upload('имя из точек', () => form(file(`${'.'.repeat(70_000)}`, 'a'))),
    upload('граница не кончается', () => Buffer.from(fill(`\r\n--${BOUNDARY.slice(0, -1)}`))),
    upload('черты', () => Buffer.from(fill('\r\n-'))),
  ];
}

/** Bodies where nobody asked for one. */
function strangers(): Attack[] {
  const body = Buffer.from(`[${'[],'.repeat(300_000)}[]]`);
  const stranger = (path: string, type = 'application/json', as: Role = 'гость'): Attack => ({
    door: `POST ${path}`,
    input: `мегабайт, ${type}`,
    as,
    call: () => posted(path, body, type),
  });
  return [
    stranger('/'),
    stranger('/no-such-page'),
    stranger('/api/nope'),
    stranger('/locate'),
    stranger('/api/tg/nope'),
    stranger('/api/ipo-calc/v3/offers'),
    stranger('/api/admin/feed-file', 'text/xml', 'USER'),
    stranger('/api/upload', 'application/json', 'USER'),
    stranger('/api/trpc/flatsTotal'),
    stranger('/api/trpc/comingSoonEmail', 'text/plain'),
    stranger('/dev/beorg?kind=PASSPORT', `multipart/form-data; boundary=${BOUNDARY}`),
    stranger('/', 'application/x-www-form-urlencoded'),
  ];
}

function posted(path: string, body: Buffer, type: string): Call {
  return { method: 'POST', path, headers: { 'content-type': type }, body };
}

/** Nine hundred million pixels in some kilobytes. */
function flood(): Promise<Buffer> {
  const create = { width: 30_000, height: 30_000, channels: 3, background: '#000' } as const;
  return sharp({ create, limitInputPixels: false }).png({ compressionLevel: 9, palette: true }).toBuffer();
}

/** Draws as many pixels of noise as an uploaded file may hold. */
function noise(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width: 1_100, height: 1_100, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer();
}
