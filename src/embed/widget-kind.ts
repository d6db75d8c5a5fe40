interface WidgetKind {
  /** The prefix of its messages and the end of its address. */
  name: 'ipo-calc' | 'vitrina';
  /** The attribute of a placeholder that holds the key, as `dataset` names it. */
  attribute: 'genplanCalculator' | 'genplanVitrina';
  title: string;
  /** Whether the page around may set the initial values. */
  hasSettings: boolean;
}

const VITRINA: WidgetKind = {
  name: 'vitrina',
  attribute: 'genplanVitrina',
  title: 'Квартиры в новостройках',
  hasSettings: false,
};

const CALCULATOR: WidgetKind = {
  name: 'ipo-calc',
  attribute: 'genplanCalculator',
  title: 'Ипотечный калькулятор',
  hasSettings: true,
};

/** Selects placeholders of either kind. */
export const PLACEHOLDERS = '[data-genplan-calculator], [data-genplan-vitrina]';

/** Tells the kind of a placeholder. `mount` may be called on an element without an attribute: that is a calculator. */
export function kindOf({ dataset }: HTMLElement): WidgetKind {
  return VITRINA.attribute in dataset ? VITRINA : CALCULATOR;
}
