/**
 * Whether an Origin header is one of the base URLs of an access, which are kept as browsers write origins: the same
 * scheme and host, and the same port unless the base URL says `:*`. Only http and https are origins of pages.
 */
export function allowsOrigin(baseUrls: readonly string[], origin: string): boolean {
  const asked = readOrigin(origin);
  if (asked === undefined) return false;
  return baseUrls.some((baseUrl) => {
    const allowed = readOrigin(baseUrl.replace(ANY_PORT, ''));
    if (allowed === undefined || allowed.protocol !== asked.protocol) return false;
    return ANY_PORT.test(baseUrl) ? allowed.hostname === asked.hostname : allowed.origin === asked.origin;
  });
}

const ANY_PORT = /:\*$/;
const ORIGIN = /^(https?):\/\/([^/?#@:[\]\s]+)(?::(\d{1,5}))?$/i;
const DEFAULT_PORTS: Record<string, string> = { http: '80', https: '443' };

function readOrigin(text: string) {
  const [, scheme, host, port] = ORIGIN.exec(text) ?? [];
  if (scheme === undefined || host === undefined) return undefined;
  const protocol = scheme.toLowerCase();
  const hostname = host.toLowerCase();
  return { protocol, hostname, origin: `${protocol}://${hostname}:${port ?? DEFAULT_PORTS[protocol]}` };
}
