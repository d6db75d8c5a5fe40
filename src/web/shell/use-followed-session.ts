import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { loadPatiently } from '../lazy-screen.ts';
import { useSiteContext } from '../site-context.ts';
import { shellFile } from './shell-parts.ts';

/** Follows whose page it is once the late parts of the shell are there. */
export function useFollowedSession(): void {
  const router = useRouter();
  const context = useSiteContext();
  useEffect(() => {
    const followed = loadPatiently(shellFile).then(
      ({ followSession }) => followSession(router, context),
      () => () => {},
    );
    return () => void followed.then((end) => end());
  }, [router, context]);
}
