import type {
  CalculatorHostMessage,
  FrameMessage,
  Surroundings,
  VitrinaFrameMessage,
  VitrinaHostMessage,
} from './widget-protocol.ts';

type Message = FrameMessage | CalculatorHostMessage | VitrinaFrameMessage | VitrinaHostMessage;
type FieldOf<Type extends Message['type']> = Exclude<keyof Extract<Message, { type: Type }>, 'type'>;

const AROUND: Record<keyof Surroundings, string> = {
  scheme: '`light` или `dark` — на каком фоне стоит фрейм; с той же схемой у самого фрейма он прозрачен',
  padding: 'поля внутри фрейма, пикселей CSS, 0–64; нет — как у ключа',
  top: 'с какой высоты фрейм виден в окне',
  bottom: 'до какой высоты; вместе с `top` — пиксели CSS от верха фрейма',
};

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
  'ipo-calc:share': {
    from: 'виджет',
    meaning: 'Посетитель копирует ссылку и ждёт адреса, `ipo-calc:link`; без ответа скопирует адрес виджета',
    fields: { choice: 'что он выбрал' },
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
      choice: 'что помнит скопированная ссылка',
    },
  },
  'ipo-calc:around': {
    from: 'страница',
    meaning:
      'Где стоит виджет. Знает видимую часть — держит в ней строку с платежом и кнопкой заявки на телефоне',
    fields: AROUND,
  },
  'ipo-calc:link': {
    from: 'страница',
    meaning: 'Ответ на `share`',
    fields: {
      url: 'адрес вашей страницы, по которому калькулятор откроется так же; только вашего источника',
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
  'vitrina:around': { from: 'страница', meaning: 'Где стоит витрина', fields: AROUND },
};
