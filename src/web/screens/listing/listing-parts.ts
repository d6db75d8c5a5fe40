import { lazyScreen } from '../../lazy-screen.ts';

// The parts that complexes and flats have in common; their screens name them among their `parts`.

const listingFile = () => import('./listing-file.ts');

/** It may wake late: the phone above it is what a visit is for. */
export const LazyAskButtons = lazyScreen(listingFile, 'AskButtons');
export const LazyBestOffers = lazyScreen(listingFile, 'BestOffers');
export const LazyHandoverLog = lazyScreen(listingFile, 'HandoverLog');
/** A native popover opens its formula before its scripts come. */
export const LazyPayment = lazyScreen(listingFile, 'Payment');
export const LazyPaymentPlans = lazyScreen(listingFile, 'PaymentPlans');
