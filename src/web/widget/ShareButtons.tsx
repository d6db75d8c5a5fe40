import { useState } from 'react';
import { Button } from '#ui/Button/Button.tsx';

/** Printing the page, which browsers save as PDF too, and copying its address, which remembers the choice. */
export function ShareButtons() {
  const [said, setSaid] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setSaid('Ссылка скопирована');
    } catch {
      // A frame without the permission of the page around: the address is shown instead.
      setSaid(window.location.href);
    }
  }

  return (
    <>
      <Button variant="ghost" onClick={() => window.print()}>
        Печать
      </Button>
      <Button variant="ghost" onClick={copy}>
        Ссылка
      </Button>
      <span role="status">{said}</span>
    </>
  );
}
