import type {
  FrameMessage,
  HostMessage,
  VitrinaFrameMessage,
  VitrinaHostMessage,
} from './widget-protocol.ts';

type Message = FrameMessage | HostMessage | VitrinaFrameMessage | VitrinaHostMessage;
type FieldOf<Type extends Message['type']> = Exclude<keyof Extract<Message, { type: Type }>, 'type'>;

/** The protocol in the words of the page for partners, which a test holds against it. */
export const WIDGET_MESSAGES: {
  [Type in Message['type']]: {
    from: 'виджет' | 'витрина' | 'страница';
    meaning: string;
    fields: Record<FieldOf<Type>, string>;
  };
} = {
  'ipo-calc:ready': {
    from: 'виджет',
    meaning: 'Виджет работает и слушает. Придёт ещё раз, если фрейм загрузится заново',
    fields: {},
  },
  'ipo-calc:height': {
    from: 'виджет',
    meaning: 'Содержимое стало выше или ниже',
    fields: { height: 'высота, пикселей CSS' },
  },
  'ipo-calc:change': {
    from: 'виджет',
    meaning: 'Посетитель считает',
    fields: {
      price: 'цена, ₽',
      initialPayment: 'первый взнос, доля цены',
      years: 'срок, лет',
      minMonthlyPayment: 'наименьший платёж, ₽ в месяц; `null`, когда ничего не подходит',
    },
  },
  'ipo-calc:lead': {
    from: 'виджет',
    meaning: 'Заявка сохранена; контактов в сообщении нет',
    fields: {},
  },
  'ipo-calc:set': {
    from: 'страница',
    meaning:
      'Поменять, что дано; остальное остаётся. Без полей — переспросить: виджет повторит `ready` и `height`',
    fields: {
      page: 'адрес вашей страницы для заявки, без параметров; только вашего источника',
      price: 'цена, ₽',
      initialPayment: 'первый взнос, доля цены',
      years: 'срок, лет',
      region: '`мск`, `спб` или `другие`',
    },
  },
  'vitrina:ready': {
    from: 'витрина',
    meaning: 'Витрина работает и слушает. Придёт ещё раз, если фрейм загрузится заново',
    fields: {},
  },
  'vitrina:height': {
    from: 'витрина',
    meaning: 'Содержимое стало выше или ниже',
    fields: { height: 'высота, пикселей CSS' },
  },
  'vitrina:set': {
    from: 'страница',
    meaning: 'Переспросить: витрина повторит `ready` и `height`',
    fields: {},
  },
};
