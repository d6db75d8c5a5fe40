import type { RestApp } from '../../rest-app.ts';
import { addDictionaries } from '../dictionary-routes.ts';
import { addLoanRoutes } from './loan-routes.ts';
import { addOfferRoutes } from './offer-routes.ts';

/** The third version, the current one. */
export function addV3(routes: RestApp): void {
  addOfferRoutes(routes);
  addLoanRoutes(routes);
  addDictionaries(routes, 'v3');
}
