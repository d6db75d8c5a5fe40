const LIFE_SECONDS = 9_999 * 86_400;

/** The cookie by which the next visit begins in the places chosen; 'all' for everywhere. */
export function placeCookie(place: string, isSecure: boolean): string {
  return `location=${place}; Path=/; Max-Age=${LIFE_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
