import type { InProcessCall } from '#web/data/in-process-link.ts';
import type { PageRequest, renderPage } from '#web/entry-server.tsx';
import type { PageSettings } from '#web/page-settings.ts';

export interface PageToDraw {
  /** The whole address. */
  url: string;
  settings: PageSettings;
  /** Nobody waits for the page any more. */
  signal: AbortSignal;
  call: InProcessCall;
}

/** A page as it is drawn. */
export interface DrawnPage {
  status: number;
  statusText: string;
  headers: [name: string, value: string][];
  /** The template of its address; null when it is no page of ours. */
  template: string | null;
  html: string;
}

/** Draws a page by the page server and gives it as plain data. Throws what a screen throws. */
export async function drawPage(
  render: typeof renderPage,
  { url, signal, settings, call }: PageToDraw,
  dress: PageRequest['dress'],
): Promise<DrawnPage> {
  let template: string | null = null;
  const response = await render({
    request: new Request(url, { signal }),
    settings,
    call,
    dress,
    onMatched: (matched) => {
      template = matched;
    },
  });
  const { status, statusText, headers } = response;
  return { status, statusText, headers: [...headers], template, html: await response.text() };
}
