import { createContext, useRef } from 'react';
import { type Choice, writeChoice } from './choice.ts';
import type { PostToHost } from './use-host.ts';

/** Asks for the address that remembers the choice: of this page, unless a page around answers with its own. */
export const LinkToChoice = createContext(async () => window.location.href);

/** A page around without the loader of ours says nothing. */
const ANSWER_WITHIN_MS = 500;

/** The link of a calculator that may stand in a frame: the page around knows the address people came to. */
export function useLinkToChoice(postToHost: PostToHost, choice: Choice, firstRegion: Choice['region']) {
  const waiting = useRef<((link: string) => void) | null>(null);

  function askLink(): Promise<string> {
    return new Promise((answer) => {
      waiting.current = answer;
      setTimeout(answer, window.parent === window ? 0 : ANSWER_WITHIN_MS, window.location.href);
      postToHost({ type: 'ipo-calc:share', choice: writeChoice('', choice, firstRegion).slice(1) });
    });
  }

  return { askLink, takeLink: (link: string) => waiting.current?.(link) };
}
