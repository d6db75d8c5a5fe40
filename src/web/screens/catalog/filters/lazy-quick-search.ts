// The styles come with the page: the server draws the search, a plain form until its scripts come.
import '#ui/Field/ControlBox.module.css';
import '#ui/Field/Field.module.css';
import '#ui/RangeSlider/RangeField.module.css';
import '#ui/RangeSlider/RangeSlider.module.css';
import '#ui/SegmentedSwitch/SegmentedSwitch.module.css';
import '#ui/ChoiceChip/ChoiceChip.module.css';
import './AllFilters.module.css';
import './ChipRow.module.css';
import './CountButton.module.css';
import './PriceField.module.css';
import './QuickSearch.module.css';
import '../SearchChips.module.css';
import '../../../parts/LensSwitch.module.css';
import { lazyScreen } from '../../../lazy-screen.ts';

export const LazyQuickSearch = lazyScreen(() => import('./QuickSearch.tsx'), 'QuickSearch');
