import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { selfQuery } from '../data/self-query.ts';
import { useSiteContext } from '../site-context.ts';

/**
 * Browsers keep the session cookie back from a page opened by a link of another site. Such a page asks once who
 * signed in, and loads anew what it refused to a visitor.
 */
export function useLateSession(): void {
  const router = useRouter();
  const context = useSiteContext();
  useEffect(() => {
    const { queryClient, settings } = context;
    if (!settings.mayHaveSession) return;
    settings.mayHaveSession = false;
    queryClient.fetchQuery(selfQuery(context)).then(
      () => {
        settings.hasSession = true;
        return router.invalidate();
      },
      // A visitor after all.
      () => {},
    );
  }, [router, context]);
}
