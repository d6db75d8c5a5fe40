// One file of the build: whoever has gone to a page that cannot be shown has both at hand.

export { ErrorPage } from './ErrorPage.tsx';
export { NoNetworkPage } from './NoNetworkPage.tsx';
