import { haveErrorsAtHand } from './screens/error/error-parts.tsx';

export { loadClientRoute, preloadClientRoute } from '@tanstack/router-core/loading';
export { browserCall, noteFailedCall, reportError } from './data/browser-calls.ts';

// The network may be what keeps a page back that somebody goes to.
await haveErrorsAtHand();
