import type { FastifyRequest } from 'fastify';

/**
 * Tells whether a page of this site or of another wrote the request. Browsers send Sec-Fetch-Site or Origin with every
 * unsafe request; a request with neither came from a program and counts as unknown.
 */
export function writerOf(request: FastifyRequest, publicUrl: string): 'own' | 'foreign' | 'unknown' {
  const { origin, host, 'sec-fetch-site': fetchSite } = request.headers;
  if (fetchSite !== undefined) return fetchSite === 'same-origin' ? 'own' : 'foreign';
  if (origin === undefined) return 'unknown';
  // X-Forwarded headers are not used here, because anyone may have written them.
  const { protocol } = new URL(publicUrl);
  return origin === publicUrl || origin === `${protocol}//${host}` ? 'own' : 'foreign';
}
