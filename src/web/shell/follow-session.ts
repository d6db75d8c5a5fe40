import type { AnyRouter } from '@tanstack/react-router';
import { selfQuery } from '../data/self-query.ts';
import { onSessionChanged } from '../data/session-news.ts';
import type { SiteContext } from '../site-context.ts';

/**
 * Turns a page that was opened as a visitor's into a person's, and loads anew what it refused to a visitor: browsers
 * keep the session cookie back from a page opened by a link of another site, and somebody may sign in beside it, in
 * another tab. What is typed on it stays. Returns the end of following.
 */
export function followSession(router: Pick<AnyRouter, 'invalidate'>, context: SiteContext): () => void {
  const { queryClient, settings } = context;
  const ask = () => {
    queryClient.fetchQuery(selfQuery(context)).then(
      () => {
        settings.hasSession = true;
        return router.invalidate();
      },
      // A visitor after all.
      () => {},
    );
  };
  if (settings.mayHaveSession) ask();
  settings.mayHaveSession = false;
  return onSessionChanged(() => {
    if (!settings.hasSession) ask();
  });
}
