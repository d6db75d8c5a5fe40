const LIFE_SECONDS = 9_999 * 86_400;

/** The cookie by which the next visit begins in the places chosen; without places it goes. */
export function placeCookie(codes: readonly string[], isSecure: boolean): string {
  const life = codes.length > 0 ? LIFE_SECONDS : 0;
  return `location=${codes.join(',')}; Path=/; Max-Age=${life}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
