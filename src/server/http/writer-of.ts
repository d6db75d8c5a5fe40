import type { FastifyRequest } from 'fastify';

/**
 * Whether a page of this site wrote the request, or one of another. Browsers send Sec-Fetch-Site or Origin with
 * every unsafe request; one that has neither came from a program, or from nobody knows whom.
 */
export function writerOf(request: FastifyRequest, publicUrl: string): 'own' | 'foreign' | 'unknown' {
  const { origin, host, 'sec-fetch-site': fetchSite } = request.headers;
  if (fetchSite !== undefined) return fetchSite === 'same-origin' ? 'own' : 'foreign';
  if (origin === undefined) return 'unknown';
  // What is forwarded of a host or a protocol anybody may have written.
  const { protocol } = new URL(publicUrl);
  return origin === publicUrl || origin === `${protocol}//${host}` ? 'own' : 'foreign';
}
