import { lazyPart } from '../../lazy-screen.ts';

// The parts that complexes and flats have in common; their screens name them among their `parts`.

const listingFile = () => import('./listing-file.ts');

/** It may wake late: the phone above it is what a visit is for. */
export const LazyAskButtons = lazyPart(listingFile, 'AskButtons');
export const LazyBestOffers = lazyPart(listingFile, 'BestOffers');
export const LazyHandoverLog = lazyPart(listingFile, 'HandoverLog');
/** A native popover opens its formula before its scripts come. */
export const LazyPayment = lazyPart(listingFile, 'Payment');
export const LazyPaymentPlans = lazyPart(listingFile, 'PaymentPlans');
