// The styles come with the page: the server draws the field, its scripts come later.
import '#ui/popover/OptionList.module.css';
import '#ui/Combobox/Combobox.module.css';
import '#ui/Field/ControlBox.module.css';
import '#ui/Field/Field.module.css';
import './PlaceField.module.css';
import { lazyScreen } from '../lazy-screen.ts';

export const LazyPlaceSearch = lazyScreen(() => import('./PlaceSearch.tsx'), 'PlaceSearch');
