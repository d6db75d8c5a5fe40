import { useState } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { lazyWindow } from '../../lazy-window.tsx';

const { Window: ContactModal } = lazyWindow(
  () => import('../../parts/lead/ContactModal.tsx'),
  'ContactModal',
);

interface CountryContactButtonProps {
  countryId: number;
  /** «Подберём объекты в ОАЭ», for instance. */
  description: string;
}

/** A way to be asked what one looks for in a country. */
export function CountryContactButton({ countryId, description }: CountryContactButtonProps) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <>
      <Button onClick={() => setState('open')}>Оставить контакт</Button>
      {state !== 'unused' && (
        <ContactModal
          about={{ countryId }}
          action="Оставить контакт"
          description={description}
          open={state === 'open'}
          onClose={() => setState('closed')}
        />
      )}
    </>
  );
}
