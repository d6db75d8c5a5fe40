import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { loadFile } from '../../lazy-screen.ts';

const ContactModal = lazy(async () => {
  const { ContactModal } = await loadFile(() => import('../../parts/lead/ContactModal.tsx'));
  return { default: ContactModal };
});

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
        <Suspense>
          <ContactModal
            about={{ countryId }}
            action="Оставить контакт"
            description={description}
            open={state === 'open'}
            onClose={() => setState('closed')}
          />
        </Suspense>
      )}
    </>
  );
}
