export { loadClientRoute, preloadClientRoute } from '@tanstack/router-core/loading';
export { browserCall, noteFailedCall, reportError } from './data/browser-calls.ts';
