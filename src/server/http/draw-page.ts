import { wire } from '#contract/wire.ts';
import type { InProcessCall } from '#web/data/in-process-call.ts';
import type { PageRequest, RenderedPage, renderPage } from '#web/entry-server.tsx';
import type { Additions } from '#web/page-files/dress-page.ts';
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
export interface DrawnPage extends RenderedPage {
  /** The template of its address; null when it is no page of ours. */
  template: string | null;
  /** Every call of it was answered: a page that does without one is no page for others. */
  isWhole: boolean;
  /** Let the scripts and styles that stand in it run. */
  hashes: InlineHashes;
}

/** Gives HTML the files it needs, and to its head what the program brings along. */
type Dress = (html: string, routeIds: readonly string[], added: Required<Additions>) => string;

/** Draws a page by the page server. Throws what a screen throws. */
export async function drawPage(
  render: typeof renderPage,
  { url, signal, settings, inHead, call, parts }: PageInHand,
  dress: Dress,
): Promise<DrawnPage> {
  let template: string | null = null;
  let isWhole = true;
  let hashes: InlineHashes = { scripts: [], styles: [] };
  const page = await render({
    request: new Request(url, { signal }),
    settings,
    parts,
    call: (asked) =>
      call(asked).catch((error: unknown) => {
        isWhole = false;
        throw error;
      }),
    dress(html, routeIds, worn) {
      const dressed = dress(html, routeIds, { worn, inHead });
      hashes = inlineHashes(dressed);
      return dressed;
    },
    onMatched: (matched) => {
      template = matched;
    },
  });
  return { ...page, template, isWhole, hashes };
}

/** A page that is made of its text alone, as it travels. */
export function drawnPage(
  page: Omit<RenderedPage, 'html'> & { html: string },
  template: string | null,
): DrawnPage {
  return {
    ...page,
    template,
    isWhole: true,
    html: new TextEncoder().encode(page.html),
    hashes: inlineHashes(page.html),
  };
}
