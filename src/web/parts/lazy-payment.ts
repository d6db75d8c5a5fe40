import { lazyScreen } from '../lazy-screen.ts';

/** A native popover opens its formula before its scripts come; name it in the `parts` of the screen. */
export const LazyPayment = lazyScreen(() => import('./Payment.tsx'), 'Payment');
