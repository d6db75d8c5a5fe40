import { Suspense, useEffect, useState } from 'react';
import { onSignInAsked } from '../parts/access/ask-to-sign-in.ts';
import { LazySignInWindow } from './shell-parts.ts';
import { useBroughtPhone } from './use-brought-phone.ts';

/** Where the sign-in modal opens, whichever part of the page asks for it. */
export function SignInHost() {
  const [isOpen, setIsOpen] = useState<boolean>();
  const [keepsPage, setKeepsPage] = useState(false);
  const broughtPhone = useBroughtPhone();
  useEffect(
    () =>
      onSignInAsked((wish) => {
        setKeepsPage(wish.keepsPage);
        setIsOpen(true);
      }),
    [],
  );
  if (isOpen === undefined) return null;
  return (
    <Suspense>
      <LazySignInWindow
        open={isOpen}
        onClose={() => setIsOpen(false)}
        broughtPhone={broughtPhone}
        keepsPage={keepsPage}
      />
    </Suspense>
  );
}
