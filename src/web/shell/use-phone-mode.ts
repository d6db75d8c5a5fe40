import { useEffect, useState } from 'react';
import type { PageSettings } from '../page-settings.ts';
import { isPhoneWindow, phoneModeCookie, windowSize } from './phone-mode.ts';

/** Phone or desktop: the server's guess first, then the real window, which the cookie remembers for the next page. */
export function usePhoneMode({ isPhone: guess, appEnv }: PageSettings): boolean {
  const [isPhone, setIsPhone] = useState(guess);
  useEffect(() => {
    const correct = () => {
      const real = isPhoneWindow(windowSize(window));
      const cookie = phoneModeCookie(real, appEnv === 'production');
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in some browsers.
      if (!document.cookie.split('; ').includes(cookie.split(';', 1)[0]!)) document.cookie = cookie;
      setIsPhone(real);
    };
    correct();
    addEventListener('resize', correct);
    return () => removeEventListener('resize', correct);
  }, [appEnv]);
  return isPhone;
}
