import { Link } from '@tanstack/react-router';
import { type MouseEvent, Suspense, useState } from 'react';
import type { ShownFlat } from '#contract/catalog.ts';
import { Money } from '#ui/Money/Money.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { lazyPart } from '../../lazy-screen.ts';
import { paymentNote } from '../../parts/offer/payment-terms.ts';
import styles from './FlatPayment.module.css';
import { PAYMENT_ID } from './payment-id.ts';

const FlatCounting = lazyPart(() => import('./FlatCounting.tsx'), 'FlatCounting');

/**
 * The monthly payment of a flat, nothing where no mortgage fits. A press opens how that was counted; without scripts
 * the link leads to it on the page of the flat.
 */
export function FlatPayment({
  flat,
}: {
  flat: Pick<ShownFlat, 'id' | 'payment' | 'paymentProgram' | 'paymentLater'>;
}) {
  const [counting, setCounting] = useState<'unused' | 'open' | 'closed'>('unused');
  if (flat.payment === null) return null;

  const note = paymentNote(flat.paymentProgram, flat.paymentLater);

  function open(event: MouseEvent) {
    // Pressed again because nothing came: then the link leads.
    if (event.ctrlKey || event.metaKey || event.shiftKey || counting === 'open') return;
    event.preventDefault();
    setCounting('open');
  }

  return (
    <>
      <Link
        to="/for-sale/$id"
        params={{ id: flat.id }}
        hash={PAYMENT_ID}
        preload={false}
        className={styles.payment}
        onClick={open}
      >
        от <Money roubles={flat.payment} per="/мес" tabular />
        <VisuallyHidden>, как посчитали</VisuallyHidden>
      </Link>
      {note && <small className={styles.program}>{note}</small>}
      {counting !== 'unused' && (
        <Suspense fallback={null}>
          <FlatCounting id={flat.id} open={counting === 'open'} onClose={() => setCounting('closed')} />
        </Suspense>
      )}
    </>
  );
}
