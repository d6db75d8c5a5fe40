import { HeadContent, Scripts, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usePhoneMode } from './use-phone-mode.ts';

const VIEWPORTS = { phone: 'width=360', desktop: 'width=1440' };

/** The HTML around every page. */
export function Document({ children }: { children: ReactNode }) {
  const isPhone = usePhoneMode(useRouter().options.context.settings);
  return (
    <html lang="ru" data-mode={isPhone ? 'phone' : 'desktop'} suppressHydrationWarning>
      <head>
        <meta name="viewport" content={isPhone ? VIEWPORTS.phone : VIEWPORTS.desktop} />
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}
