import { lazyPart } from '../lazy-screen.ts';

// The parts of the shell that wake after the page has opened; `loadShell` has the first four at hand, so that the first
// HTML is whole.

export const shellFile = () => import('./shell-file.ts');

export const LazyPlaceSearch = lazyPart(shellFile, 'PlaceSearch');
export const LazyPlaceButton = lazyPart(shellFile, 'PlaceButton');
export const LazyPersonMenu = lazyPart(shellFile, 'PersonMenu');
export const LazySiteFooter = lazyPart(shellFile, 'SiteFooter');

const overFile = () => import('./over-file.ts');

export const LazyFailureAlert = lazyPart(overFile, 'FailureAlert');
export const LazyNotificationCard = lazyPart(overFile, 'NotificationCard');
export const LazySignInWindow = lazyPart(overFile, 'SignInWindow');
