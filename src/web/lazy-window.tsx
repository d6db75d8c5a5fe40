import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { useNotifications } from '#ui/Notifications/Notifications.tsx';
import { loadPatiently } from './lazy-screen.ts';

const LATE_MS = 1_000;

/**
 * A window in a file of its own that is fetched when it opens, or by `preload` when somebody seems about to open it. The
 * page it opens over stays as it is until it comes, and says so when that takes more than a second.
 */
export function lazyWindow<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  const Late: ComponentType<Props> = lazy<ComponentType<Props>>(async () => ({
    default: (await loadPatiently(load))[name],
  }));

  function Window(props: Props) {
    return (
      <Suspense fallback={<WindowOnItsWay />}>
        <Late {...props} />
      </Suspense>
    );
  }

  return { Window, preload: () => void load().catch(() => {}) };
}

/** Stands where a window will be while a tunnel keeps its file back. */
function WindowOnItsWay() {
  const { notify, close } = useNotifications();
  useEffect(() => {
    let shown: string | undefined;
    const timer = setTimeout(() => {
      shown = notify({ title: 'Окно загружается', text: 'Связь медленная или пропала, откроется само' });
    }, LATE_MS);
    return () => {
      clearTimeout(timer);
      if (shown !== undefined) close(shown);
    };
  }, [notify, close]);
  return null;
}
