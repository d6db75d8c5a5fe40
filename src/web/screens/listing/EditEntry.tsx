import { Suspense } from 'react';
import { lazyPart } from '../../lazy-screen.ts';
import { useIsHydrating } from '../../parts/page/use-is-hydrating.ts';
import { useSiteContext } from '../../site-context.ts';
import type { EditedComplex } from '../client/on-page/edited-complex.ts';

const EditSwitch = lazyPart(() => import('../client/on-page/EditSwitch.tsx'), 'EditSwitch');

/** The way to edit a complex on its own page. Nothing of it is in the HTML, and a visitor fetches none of its files. */
export function EditEntry(props: EditedComplex) {
  const { hasSession } = useSiteContext().settings;
  const isHydrating = useIsHydrating();
  if (isHydrating || !hasSession) return null;
  return (
    <Suspense>
      <EditSwitch {...props} />
    </Suspense>
  );
}
