import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import type { OfferShown } from '#contract/offer-shown.ts';
import { useNotifications } from '#ui/Notifications/Notifications.tsx';
import { NumberInput } from '#ui/NumberInput/NumberInput.tsx';
import { useSiteContext } from '../../site-context.ts';
import styles from './OfferRows.module.css';
import { refreshOffers } from './offer-queries.ts';

/** The priority of an offer, changed where it stands: Enter or leaving keeps it, Esc does not. */
export function PriorityCell({ offer }: { offer: OfferShown }) {
  const { api, queryClient } = useSiteContext();
  const { notify } = useNotifications();
  const [typed, setTyped] = useState<number | null>(offer.priority);
  const save = useMutation(
    api.admin.programs.setPriority.mutationOptions({
      async onSuccess() {
        await refreshOffers({ api, queryClient });
        notify({
          type: 'success',
          title: 'Порядок изменён',
          text: `${offer.bank.name}, ${offer.program.name}`,
        });
      },
      // Somebody else may have moved it: their number comes with the list.
      async onError() {
        setTyped(offer.priority);
        await refreshOffers({ api, queryClient });
      },
    }),
  );

  function keep() {
    if (typed === null) setTyped(offer.priority);
    else if (typed !== offer.priority) save.mutate({ id: offer.id, priority: typed, seen: offer.priority });
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') settle(event.currentTarget);
    if (event.key !== 'Escape') return;
    setTyped(offer.priority);
  }

  return (
    <NumberInput
      label={`Приоритет: ${offer.bank.name}, ${offer.program.name}`}
      labelHidden
      signed
      roundDigits={0}
      maxDigits={7}
      min={-1_000_000}
      max={1_000_000}
      className={styles.priority}
      aria-keyshortcuts="P"
      value={typed}
      onChange={setTyped}
      onKeyDown={handleKeyDown}
      onBlur={keep}
      aria-busy={save.isPending || undefined}
    />
  );
}

/** A field settles and saves when it is left; who pressed Enter is still there. */
function settle(field: HTMLInputElement): void {
  field.blur();
  field.focus();
}
