import { Scripts } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import type { PageSettings } from '../page-settings.ts';
import { useSiteContext } from '../site-context.ts';
import earlyPresses from './early-presses.js?raw';
import { HeadTags } from './HeadTags.tsx';
import keptRoom from './kept-room.js?raw';
import { isPhoneWindow, phoneModeCookie, windowSize } from './phone-mode.ts';

const VIEWPORTS = { phone: 'width=360', desktop: 'width=1440' };

/** The HTML around every page. */
export function Document({ children }: { children: ReactNode }) {
  const { settings } = useSiteContext();
  const isPhone = usePhoneMode(settings);
  return (
    <html lang="ru" data-mode={isPhone ? 'phone' : 'desktop'} suppressHydrationWarning>
      <head>
        <meta name="viewport" content={isPhone ? VIEWPORTS.phone : VIEWPORTS.desktop} />
        {/* They do their work in the first HTML, so the browser's build does not carry them. */}
        <script suppressHydrationWarning>{import.meta.env.SSR ? keptRoom + earlyPresses : ''}</script>
        <HeadTags />
      </head>
      <body>
        {children}
        {/* The data of the first HTML, which takes itself away when it is read. */}
        {import.meta.env.SSR && <Scripts />}
      </body>
    </html>
  );
}

/** Phone or desktop: the server's guess first, then the real window, which the cookie remembers for the next page. */
function usePhoneMode({ isPhone: guess, appEnv }: PageSettings): boolean {
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
