import { useState } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { announceFailure } from '../../data/call-failures.ts';
import { lazyWindow } from '../../lazy-window.tsx';
import { requireComplexId } from './require-complex-id.ts';

const { Window: ContactModal } = lazyWindow(() => import('./ContactModal.tsx'), 'ContactModal');

export interface BookingButtonProps {
  complexId: number | undefined;
  size?: 'm' | 's';
  variant?: 'primary' | 'secondary';
}

/** The way to leave a phone where there is none to call. */
export function BookingButton({ complexId, size = 'm', variant }: BookingButtonProps) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');

  function open() {
    try {
      requireComplexId(complexId);
      setState('open');
    } catch (error) {
      announceFailure({ status: 500, message: String(error), issues: [], isLate: false });
      throw error;
    }
  }

  return (
    <>
      <Button size={size} variant={variant} wide onClick={open}>
        Забронировать
      </Button>
      {state !== 'unused' && complexId !== undefined && (
        <ContactModal
          about={{ complexId }}
          action="Забронировать"
          open={state === 'open'}
          onClose={() => setState('closed')}
        />
      )}
    </>
  );
}
