import { lazyPart, loadPatiently } from '../../lazy-screen.ts';
import { Page } from '../../parts/page/Page.tsx';

// Few pages cannot be shown, so the words of these come when the first page is awake (`entry-client.tsx`).

const errorFile = () =>
  loadPatiently(() => import('./error-file.ts')).catch(() => ({
    ErrorPage: BareError,
    NoNetworkPage: BareError,
  }));

export const LazyErrorPage = lazyPart(errorFile, 'ErrorPage');
export const LazyNoNetworkPage = lazyPart(errorFile, 'NoNetworkPage');

export async function haveErrorsAtHand(): Promise<void> {
  await Promise.all([LazyErrorPage.preload?.(), LazyNoNetworkPage.preload?.()]);
}

/** Stands there where not even the words came: an error page that breaks would leave nothing at all. */
function BareError() {
  return (
    <Page>
      <h1>Упс… Что‑то пошло не так</h1>
      <a href={location.href}>Обновить страницу</a>
    </Page>
  );
}
