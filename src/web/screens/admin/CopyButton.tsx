import { useState } from 'react';
import { Button, type ButtonProps } from '#ui/Button/Button.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

interface CopyButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'className'> {
  text: string;
  /** The words of the button; `what` tells one of a list from the others. */
  children: string;
  what?: string;
}

/** Puts a text into the clipboard, and says that it is there. */
export function CopyButton({ text, children, what, ...look }: CopyButtonProps) {
  const [said, setSaid] = useState<'Скопировано' | 'Не\u00a0скопировано' | null>(null);
  // Pages without https have no clipboard; the text can be selected where it stands.
  const copy = () =>
    Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('No clipboard'))).then(
      () => setSaid('Скопировано'),
      () => setSaid('Не\u00a0скопировано'),
    );
  return (
    <Button {...look} onClick={copy}>
      <span role="status">{said ?? children}</span>
      {what && <VisuallyHidden>: {what}</VisuallyHidden>}
    </Button>
  );
}
