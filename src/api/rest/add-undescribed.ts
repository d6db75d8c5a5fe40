import type { RestApp } from './rest-app.ts';

/** Adds calls under a second address: the description tells each once, under its first. */
export function addUndescribed(routes: RestApp, add: (routes: RestApp) => void): void {
  routes.addHook('onRoute', (route) => {
    route.schema = { ...route.schema, hide: true };
  });
  add(routes);
}
