import { type HTMLAttributes, type ReactNode, useContext } from 'react';
import { DrawnPartsContext } from './drawn-parts-context.ts';

export interface DrawnBoxProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'li';
  children: ReactNode;
  /**
   * All that its content is drawn of, if that is nothing but facts it is given, for the server to draw it once for all
   * pages that show it (docs/decisions/052).
   */
  drawnOf: object | undefined;
  'data-asleep'?: '' | undefined;
}

/** A box of the first HTML, with what was drawn of the same facts for another page where there is such. */
export function DrawnBox({ as: Box = 'div', children, drawnOf, ...attributes }: DrawnBoxProps) {
  const parts = useContext(DrawnPartsContext);
  const part = drawnOf && parts?.take(drawnOf);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React itself has made it for another page.
  if (part && 'html' in part) return <Box {...attributes} dangerouslySetInnerHTML={{ __html: part.html }} />;
  return (
    <Box {...attributes} data-drawn-of={part?.mark}>
      {children}
    </Box>
  );
}
