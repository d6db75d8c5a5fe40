// The styles come with the page, so that nothing moves when the scripts of the ruler do.
import '#ui/Field/ControlBox.module.css';
import '#ui/Field/Field.module.css';
import '#ui/RangeSlider/RangeField.module.css';
import '#ui/RangeSlider/RangeSlider.module.css';
import { lazyScreen } from '../../../lazy-screen.ts';

/** The ruler is drawn on the server; until its scripts come its fields are those of a plain form. */
export const LazyPriceField = lazyScreen(() => import('./PriceField.tsx'), 'PriceField');

/** The room it takes with its numbers underneath. */
export const PRICE_FIELD_HEIGHT = 170;
