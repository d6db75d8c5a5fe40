export interface ProgramNameEntry {
  name: string;
  parent?: string;
  filterTooltip?: string;
}

/** Programmes every installation knows, in display order; parents stand before their children. */
export const PROGRAM_NAMES: readonly ProgramNameEntry[] = [
  { name: 'Семейная', filterTooltip: 'Для семей с детьми, ставка субсидируется государством' },
  { name: 'IT-ипотека', filterTooltip: 'Для сотрудников аккредитованных IT-компаний' },
  { name: 'Дальневосточная', filterTooltip: 'Для покупки жилья на Дальнем Востоке' },
  { name: 'Арктическая', parent: 'Дальневосточная', filterTooltip: 'Для покупки жилья в Арктической зоне' },
  { name: 'Сельская', filterTooltip: 'Для покупки жилья на сельских территориях' },
  { name: 'Военная', filterTooltip: 'Для участников накопительно-ипотечной системы' },
  { name: 'Семейная военная', parent: 'Военная' },
  { name: 'Базовая', filterTooltip: 'Без государственной поддержки' },
  { name: 'Новостройка', parent: 'Базовая' },
  { name: 'Новостройка (базовая)', parent: 'Новостройка' },
  { name: 'Новостройка траншевая', parent: 'Новостройка', filterTooltip: 'Кредит выдают частями' },
  {
    name: 'Новостройка субсидированная',
    parent: 'Новостройка',
    filterTooltip: 'Первые годы ставка ниже за счёт застройщика',
  },
  { name: 'Новостройка короткая', parent: 'Новостройка', filterTooltip: 'Ставка ниже при сроке до 7 лет' },
  { name: 'Вторичное жилье' },
  { name: 'ИЖС', filterTooltip: 'На строительство собственного дома' },
  { name: 'Семейная + ИЖС', parent: 'ИЖС', filterTooltip: 'Семейная ипотека на строительство дома' },
];
