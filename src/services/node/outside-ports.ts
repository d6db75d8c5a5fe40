import type { CallContext, Result } from '#integrations/result.ts';
import type { ServiceContext } from '../context.ts';
import type { Ports } from '../ports.ts';

/** Ports that stand for an outside system, by their names in `Ports`; leads and SMS are watched vendor by vendor. */
type OutsidePort =
  | { [Name in keyof Ports]: Ports[Name] extends { provider: string } ? Name : never }[keyof Ports]
  | 'leads'
  | 'smsReserve';

interface OutsideWords {
  title: string;
  /** Calls the system in a way that changes nothing there. Absent where every call would. */
  check?(ctx: ServiceContext, call: CallContext): Promise<Result<unknown>> | undefined;
  /** Why nothing can be checked. */
  uncheckable?: string;
}

const KREMLIN = { latitude: 55.752, longitude: 37.6175 };

/** A tenth of a kilometre further on with every second, so that no remembered answer comes instead of the system's. */
function somewhere({ now }: ServiceContext) {
  const step = Math.floor(now.getTime() / 1_000) % 1_000;
  return { latitude: KREMLIN.latitude + step / 10_000, longitude: KREMLIN.longitude };
}

const OUTSIDE: Record<OutsidePort, OutsideWords> = {
  sms: { title: 'SMS', check: ({ ports }, call) => ports.sms.check?.(call) },
  smsReserve: { title: 'SMS, второй поставщик', uncheckable: 'Проверяется вместе с первым' },
  telegram: { title: 'Telegram', check: ({ ports }, call) => ports.telegram.check?.(call) },
  email: { title: 'Почта', check: ({ ports }, call) => ports.email.check?.(call) },
  storage: { title: 'Хранилище файлов', check: checkStorage },
  feeds: { title: 'Фиды по адресам', uncheckable: 'Адреса дают партнёры: запустите фид на его странице' },
  pictures: { title: 'Фотографии из фидов', uncheckable: 'Адреса дают фиды' },
  sites: { title: 'Вид сайтов партнёров', uncheckable: 'Адреса называют администраторы' },
  places: {
    title: 'Места рядом с домом',
    check: ({ ports }, call) => ports.places.near(KREMLIN, { radiusM: 500 }, call),
  },
  objects: {
    title: 'Каталог объектов',
    check: ({ ports }, call) => ports.objects.infrastructure({ id: '1', ...KREMLIN }, call),
  },
  housing: { title: 'Реестр новостроек', check: ({ ports }, call) => ports.housing.project('1', call) },
  routing: {
    title: 'Маршруты',
    check: (ctx, call) => ctx.ports.routing.route(KREMLIN, somewhere(ctx), 'foot', call),
  },
  addresses: {
    title: 'Подсказки адресов',
    check: ({ ports }, call) => ports.addresses.suggest({ text: 'Москва, Тверская', limit: 1 }, call),
  },
  geocoder: {
    title: 'Место по адресу',
    check: ({ ports }, call) => ports.geocoder.find('Москва, Тверская улица, 1', call),
  },
  rates: { title: 'Курсы валют', check: ({ ports }, call) => ports.rates.latest(call) },
  recognition: {
    title: 'Распознавание документов',
    uncheckable: 'Проверить можно только настоящим документом',
  },
  icons: {
    title: 'Значки банков',
    check: ({ ports, now }, call) => ports.icons.get(`check-${now.getTime()}`, call),
  },
  indexing: {
    title: 'Сообщения поисковикам',
    check: ({ ports, settings }, call) => ports.indexing.announce([`${settings.publicUrl}/`], call),
  },
  leads: { title: 'Приём заявок', uncheckable: 'Проверить можно только настоящей заявкой' },
};

/** Describes a watched port; a name that has no words here is shown as it is. */
export function outsideWords(port: string): OutsideWords {
  if (Object.hasOwn(OUTSIDE, port)) return OUTSIDE[port as OutsidePort];
  return { title: port, uncheckable: 'Проверки нет' };
}

/** Writes a file, reads it and takes it away: a disk that is full or a key that may only read shows so. */
async function checkStorage({ ports: { storage }, now }: ServiceContext): Promise<Result<unknown>> {
  const key = `private/check-${now.getTime()}`;
  const put = await storage.put(key, Buffer.from('check'), { type: 'text/plain' });
  if (!put.ok) return put;
  const got = await storage.get(key);
  if (got.ok) got.value.body.destroy();
  const deleted = await storage.del(key);
  return got.ok ? deleted : got;
}
