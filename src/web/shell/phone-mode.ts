/** A device whose smaller window side is under this is a phone. */
const PHONE_SIDE = 600;

const COOKIE_LIFE_SECONDS = 9_999 * 86_400;

/** Whether a window of this size, CSS pixels, belongs to a phone. */
export function isPhoneWindow({ width, height }: { width: number; height: number }): boolean {
  return Math.min(width, height) < PHONE_SIDE;
}

/**
 * The window without the page in it: the inner size follows the viewport we set ourselves and the keyboard of a
 * tablet. Some browsers report no outer size.
 */
export function windowSize(view: Pick<Window, 'outerWidth' | 'outerHeight' | 'innerWidth' | 'innerHeight'>) {
  return { width: view.outerWidth || view.innerWidth, height: view.outerHeight || view.innerHeight };
}

/** The cookie by which the server knows the mode of the next page; frames of partners need it cross-site. */
export function phoneModeCookie(isPhone: boolean, isProduction: boolean): string {
  const site = isProduction ? 'SameSite=None; Secure' : 'SameSite=Lax';
  return `mobile=${isPhone}; Path=/; Max-Age=${COOKIE_LIFE_SECONDS}; ${site}`;
}
