// The styles come with the page: the server draws the payment and its formula, a native popover until scripts come.
import './HowCounted.module.css';
import './Payment.module.css';
import { lazyScreen } from '../lazy-screen.ts';

export const LazyPayment = lazyScreen(() => import('./Payment.tsx'), 'Payment');
