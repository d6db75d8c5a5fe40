import { use, useState } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { LinkToChoice } from './link-to-choice.ts';

/** Printing the page, which browsers save as PDF too, and copying an address that remembers the choice. */
export function ShareButtons() {
  const [said, setSaid] = useState('');
  const askLink = use(LinkToChoice);

  async function copy() {
    const link = await askLink();
    try {
      await navigator.clipboard.writeText(link);
      setSaid('Ссылка скопирована');
    } catch {
      // A frame without the permission of the page around: the address is shown instead.
      setSaid(link);
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
