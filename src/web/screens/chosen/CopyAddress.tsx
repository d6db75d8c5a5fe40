import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { chosenSearch } from '../../parts/chosen/chosen-search.ts';
import { useIsHydrating } from '../../parts/page/use-is-hydrating.ts';
import type { ChosenState } from './use-chosen-page.ts';

/** Puts the address of a comparison into the clipboard, to be sent on; absent where there is no clipboard. */
export function CopyAddress({ kind, ids }: Pick<ChosenState, 'kind' | 'ids'>) {
  const [isCopied, setIsCopied] = useState(false);
  const router = useRouter();
  if (useIsHydrating() || !navigator.clipboard) return null;
  const copy = () => {
    const search = chosenSearch({ flats: [], complexes: [], [kind]: ids }, kind);
    const { href } = router.buildLocation({ to: '/compare', search });
    return navigator.clipboard.writeText(new URL(href, location.origin).href).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  };
  return (
    <Button variant="secondary" icon={<Icon name="share" />} onClick={copy}>
      <span role="status">{isCopied ? 'Скопировано' : 'Ссылка'}</span>
    </Button>
  );
}
