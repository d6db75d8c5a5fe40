interface WidgetKind {
  /** Its messages begin with it, and its address ends with it. */
  name: 'ipo-calc' | 'vitrina';
  /** The attribute of a placeholder that holds the key, as `dataset` names it. */
  attribute: 'genplanCalculator' | 'genplanVitrina';
  title: string;
  /** The page around may say where it begins. */
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

/** Placeholders of either kind. */
export const PLACEHOLDERS = '[data-genplan-calculator], [data-genplan-vitrina]';

/** What a placeholder is for; without an attribute, as `mount` may be called, it is for a calculator. */
export function kindOf({ dataset }: HTMLElement): WidgetKind {
  return VITRINA.attribute in dataset ? VITRINA : CALCULATOR;
}
