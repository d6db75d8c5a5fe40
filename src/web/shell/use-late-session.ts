import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { OWN_ERRORS } from '../data/api.ts';

/**
 * Browsers keep the session cookie back from a page opened by a link of another site. Such a page asks once who
 * signed in, and loads anew what it refused to a visitor.
 */
export function useLateSession(): void {
  const router = useRouter();
  useEffect(() => {
    const { api, queryClient, settings } = router.options.context;
    if (!settings.mayHaveSession) return;
    settings.mayHaveSession = false;
    queryClient.fetchQuery(api.account.self.queryOptions(undefined, { meta: OWN_ERRORS })).then(
      () => {
        settings.hasSession = true;
        return router.invalidate();
      },
      // A visitor after all.
      () => {},
    );
  }, [router]);
}
