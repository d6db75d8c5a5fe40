import { HeadContent, Scripts, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSiteContext } from '../site-context.ts';
import earlyPresses from './early-presses.js?raw';
import { usePhoneMode } from './use-phone-mode.ts';

const VIEWPORTS = { phone: 'width=360', desktop: 'width=1440' };

/** The HTML around every page. */
export function Document({ children }: { children: ReactNode }) {
  const { ssr } = useRouter().options;
  const { settings } = useSiteContext();
  const isPhone = usePhoneMode(settings);
  return (
    <html lang="ru" data-mode={isPhone ? 'phone' : 'desktop'} suppressHydrationWarning>
      <head>
        <meta name="viewport" content={isPhone ? VIEWPORTS.phone : VIEWPORTS.desktop} />
        {/* It does its work in the first HTML, so the browser's build does not carry it. */}
        <script nonce={ssr?.nonce} suppressHydrationWarning>
          {import.meta.env.SSR ? earlyPresses : ''}
        </script>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}
