import { useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { LazyErrorPage } from './error-parts.tsx';

/** The page of an address where nothing lives. */
export function NotFoundScreen() {
  const { pathname } = useLocation();
  return (
    <Suspense>
      <LazyErrorPage status={404} details={`Page Not Found: ${pathname}`} />
    </Suspense>
  );
}
