import { useLocation } from '@tanstack/react-router';
import { ErrorPage } from './ErrorPage.tsx';

/** The page of an address where nothing lives. */
export function NotFoundScreen() {
  const { pathname } = useLocation();
  return <ErrorPage status={404} details={`Page Not Found: ${pathname}`} />;
}
