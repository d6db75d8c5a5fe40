import { useLocation } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type Notes, readSharedNotes } from '../../parts/chosen/shared-notes.ts';
import { useIsHydrating } from '../../parts/page/use-is-hydrating.ts';

/** Notes that the fragment of the address carries, which no server has seen; null when it carries none. */
export function useSentNotes(): Notes | null {
  const isHydrating = useIsHydrating();
  const fragment = useLocation({ select: ({ hash }) => hash });
  return useMemo(() => (isHydrating ? null : readSharedNotes(fragment)), [isHydrating, fragment]);
}
