/** The part of the router that goes to other pages, which the build keeps apart (build/later-loading.ts). */
declare module '@tanstack/router-core/loading' {
  import type { AnyRouter } from '@tanstack/react-router';

  export function loadClientRoute(router: AnyRouter, asked?: { sync?: boolean }): Promise<void>;
  export function preloadClientRoute(router: AnyRouter, asked: object): Promise<unknown>;
}
