import type { QueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Api } from './data/create-api.ts';
import type { PageSettings } from './page-settings.ts';

/** The calls, their cache and the facts of the visit; loaders are given them, components take them by the hook. */
export interface SiteContext {
  api: Api;
  queryClient: QueryClient;
  settings: PageSettings;
}

/** The context of the site a component stands in; the same object in every render. */
export function useSiteContext(): SiteContext {
  return useRouter().options.context;
}
