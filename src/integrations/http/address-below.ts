import { trimEndOf } from '#domain/text/trim-end-of.ts';

/**
 * An address beneath a base that a deployer wrote, with or without slashes at its end; parts of `path` are escaped
 * already.
 */
export function addressBelow(baseUrl: string, path: string): string {
  return `${trimEndOf(baseUrl, '/')}/${path}`;
}
