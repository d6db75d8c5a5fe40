import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { AppEnv } from '../env.ts';
import type { PolicySources } from './maps/maps-sources.ts';

const YEAR_SECONDS = 31_536_000;

/** Only production is known to speak https: elsewhere a browser would remember it for nothing. */
export function strictTransport(appEnv: AppEnv) {
  return appEnv === 'production' && { maxAge: YEAR_SECONDS, includeSubDomains: true };
}

/**
 * Headers of every answer. Scripts run only from this origin; a page adds the hashes of those that stand in it
 * (`withInlineHashes`). Inline style attributes are allowed because positions of popups live there. `ofMaps` is what
 * maps of other owners add.
 */
export function addSecurityHeaders(
  app: FastifyInstance,
  { appEnv, ofMaps, isDev }: { appEnv: AppEnv; ofMaps: PolicySources; isDev: boolean },
) {
  const forMaps = (directive: string) => ofMaps[directive] ?? [];
  const headers = headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'", ...forMaps('script-src')],
        'style-src': ["'self'", ...forMaps('style-src')],
        // Vite writes styles into the page while developing, later than their hashes are known.
        ...(isDev ? { 'style-src-elem': ["'self'", "'unsafe-inline'"] } : {}),
        'style-src-attr': ["'unsafe-inline'"],
        'img-src': ["'self'", 'data:', ...forMaps('img-src')],
        'media-src': ["'self'"],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...(isDev ? ['ws:'] : []), ...forMaps('connect-src')],
        'worker-src': ["'self'", ...forMaps('worker-src')],
        'manifest-src': ["'self'"],
        // Pages that show our own pages: previews of widgets, components at the width of a phone.
        'frame-src': ["'self'"],
        'form-action': ["'self'"],
        'base-uri': ["'none'"],
        'object-src': ["'none'"],
        'frame-ancestors': ["'self'"],
      },
    },
    strictTransportSecurity: strictTransport(appEnv),
    xFrameOptions: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  });
  app.addHook('onRequest', (_request, { raw }, done) => {
    for (const [name, value] of headers) raw.setHeader(name, value);
    done();
  });
}

/** Asks the library once: writing the same headers anew for each answer was a tenth of what a kept page cost. */
function headersOf(options: HelmetOptions): Map<string, string> {
  const headers = new Map<string, string>();
  const answer = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: (name: string) => headers.delete(name),
  };
  helmet(options)({} as IncomingMessage, answer as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}
