import type { Dialect } from '#domain/feed/dialect.ts';

/** Dialects whose feeds are whole: others say where houses stand by numbers that a person has to tell. */
export type DemoDialect = Exclude<Dialect, 'avito' | 'profitbase'>;

/** A client who sends one feed, with the developers of the holding; the first is the client itself. */
export interface DeveloperGroup {
  key: string;
  dialect: DemoDialect;
  developers: readonly [string, ...string[]];
  phone: string;
  site: string;
}

export const GROUPS: readonly DeveloperGroup[] = [
  group('ladya', 'yrl', '+7 (495) 000-11-01', [
    'ГК «Ладья»',
    'Ладья Девелопмент',
    'СЗ «Яузский створ»',
    'ООО «Специализированный застройщик «Белая ладья»',
    'СЗ «Северная верфь-Инвест»',
  ]),
  group('kremen', 'cian', '+7 (495) 000-12-02', [
    'Кремень Девелопмент',
    'СК «Кремень»',
    'СЗ «Пресня-Дом»',
    'ООО СЗ «Шелепихинский берег»',
  ]),
  group('forma', 'domclick', '+7 (495) 000-13-03', [
    'ГК «Основа и форма»',
    'Форма Эстейт',
    'СЗ «Южная форма»',
    'ООО СЗ «Основа-Нагатино»',
  ]),
  group('stolproekt', 'yrl', '+7 (495) 000-14-04', [
    'Столичный проект',
    'СЗ «Восточный ход»',
    'СЗ «Перовский парк»',
    'ГК «Третий путь»',
  ]),
  group('bureau', 'cian', '+7 (495) 000-15-05', [
    'Бюро «Дом архитектора»',
    'Клубные дома «Ампир»',
    'СЗ «Остоженский переулок»',
  ]),
  group('podmoskovie', 'yrl', '+7 (498) 000-16-06', [
    'Подмосковье-Строй',
    'ГК «Кварталы Яузы»',
    'СЗ «Мытищинский акведук»',
    'СК «Клязьма»',
  ]),
  group('opushka', 'domclick', '+7 (498) 000-17-07', ['ГК «Опушка»', 'СЗ «Опушка-Запад»', 'СЗ «Пехорка»']),
  group('nevskaya', 'cian', '+7 (812) 000-18-08', [
    'ГК «Невская перспектива»',
    'Охта Капитал',
    'СЗ «Балтийский фасад»',
    'ООО СЗ «Петроградский мост»',
  ]),
  group('baltdom', 'yrl', '+7 (812) 000-19-09', [
    'Балтдомстрой',
    'СЗ «Охтинский разлив»',
    'ГК «Финский залив»',
  ]),
  group('ural', 'domclick', '+7 (343) 000-20-10', [
    'Урал-Сибирь Девелопмент',
    'СК «Исетский берег»',
    'ГК «Обь-Строй»',
    'СЗ «Казанка»',
  ]),
  group('breeze', 'cian', '+7 (862) 000-21-11', [
    'ГК «Южный бриз»',
    'СЗ «Кубань-Парк»',
    'СЗ «Черноморский амфитеатр»',
  ]),
  group('palm', 'yrl', '+7 (800) 000-22-12', [
    'Palm Gate Properties',
    'Gulf Meridian Developments',
    'Creek Horizon',
  ]),
];

function group(
  key: string,
  dialect: DemoDialect,
  phone: string,
  developers: DeveloperGroup['developers'],
): DeveloperGroup {
  return { key, dialect, developers, phone, site: `https://${key}.example` };
}
