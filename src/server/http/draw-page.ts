import { wire } from '#contract/wire.ts';
import type { InProcessCall } from '#web/data/in-process-call.ts';
import type { PageRequest, RenderedPage, renderPage } from '#web/entry-server.tsx';
import type { PageSettings } from '#web/page-settings.ts';
import { type InlineHashes, inlineHashes } from './inline-hashes.ts';

export interface PageToDraw {
  /** The whole address. */
  url: string;
  settings: PageSettings;
  /** Markup for the end of its head, which the program brings along. */
  inHead: string;
  /** The version of what everybody is shown, for a page of everybody; null for one of a single visitor. */
  version: string | null;
  /** Nobody waits for the page any more. */
  signal: AbortSignal;
  call: WrittenCall;
}

/** Answers what a page asks, written as it is over HTTP. */
export type WrittenCall = (...asked: Parameters<InProcessCall>) => Promise<string>;

/** A page whose answers are read. */
export type PageInHand = Omit<PageToDraw, 'call' | 'version'> & Pick<PageRequest, 'call' | 'parts'>;

/** Reads what a page was answered. Errors: those of the call. */
export function readAnswers(call: WrittenCall): InProcessCall {
  return async (asked) => wire.parse(await call(asked));
}

/** A page as it is drawn, in bytes as it travels: a thread hands them over and nobody copies them. */
export interface DrawnPage extends Omit<RenderedPage, 'html'> {
  /** The template of its address; null when it is no page of ours. */
  template: string | null;
  /** Every call of it was answered: a page that does without one is no page for others. */
  isWhole: boolean;
  /** HTML in UTF-8. */
  html: Uint8Array<ArrayBuffer>;
  /** Let the scripts and styles that stand in it run. */
  hashes: InlineHashes;
}

/** Draws a page by the page server. Throws what a screen throws. */
export async function drawPage(
  render: typeof renderPage,
  { url, signal, settings, inHead, call, parts }: PageInHand,
  dress: PageRequest['dress'],
): Promise<DrawnPage> {
  let template: string | null = null;
  let isWhole = true;
  const page = await render({
    request: new Request(url, { signal }),
    settings,
    parts,
    call: (asked) =>
      call(asked).catch((error: unknown) => {
        isWhole = false;
        throw error;
      }),
    dress,
    onMatched: (matched) => {
      template = matched;
    },
  });
  // A function, for what is put in place is no pattern.
  const html = page.html.replace('</head>', () => `${inHead}</head>`);
  return { ...drawnPage({ ...page, html }, template), isWhole };
}

/** A rendered page as it travels. */
export function drawnPage(page: RenderedPage, template: string | null): DrawnPage {
  return {
    ...page,
    template,
    isWhole: true,
    html: new TextEncoder().encode(page.html),
    hashes: inlineHashes(page.html),
  };
}
