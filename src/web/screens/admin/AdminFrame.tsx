import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import { OWN_ERRORS } from '../../data/api.ts';
import { lazyWindow } from '../../lazy-window.tsx';
import { useSiteContext } from '../../site-context.ts';
import styles from './AdminFrame.module.css';
import { permittedPages } from './admin-pages.ts';
import { ConsoleShell } from './ConsoleShell.tsx';
import type { ConsoleKey } from './console-key.ts';
import { saveOpenForm, useConsoleKeys } from './use-console-keys.ts';
import { usePageKeys } from './use-page-keys.ts';
import { waitingAt } from './waiting-at.ts';

const WAITING_MS = 60_000;

const { Window: ConsoleSearch } = lazyWindow(() => import('./ConsoleSearch.tsx'), 'ConsoleSearch');
const { Window: KeysSheet } = lazyWindow(() => import('./KeysSheet.tsx'), 'KeysSheet');

const FramedContext = createContext(false);

/** Tells whether the console stands around this already. */
export function useIsFramed(): boolean {
  return useContext(FramedContext);
}

/** Top bar, menu, search and keys around the pages of the console. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const { api } = useSiteContext();
  const [opened, setOpened] = useState<Exclude<ConsoleKey, 'save'> | null>(null);
  const [wasOpened, setWasOpened] = useState<ReadonlySet<ConsoleKey>>(new Set());
  const { data: waiting = {} } = useQuery({
    ...api.admin.console.waiting.queryOptions(undefined, { meta: OWN_ERRORS }),
    refetchInterval: WAITING_MS,
  });
  const close = () => setOpened(null);
  const act = (does: ConsoleKey) => {
    if (does === 'save') return saveOpenForm();
    setWasOpened((known) => new Set([...known, does]));
    setOpened(does);
  };
  useConsoleKeys(act);
  usePageKeys();
  return (
    <FramedContext value>
      <ConsoleShell
        label="Админка"
        pagesOf={permittedPages}
        waitingAt={(path) => waitingAt(waiting, path)}
        tools={
          <>
            <button
              type="button"
              className={styles.search}
              aria-label="Поиск по админке"
              onClick={() => act('search')}
            >
              <Icon name="search" size={16} />
              <span className={styles.word}>Поиск</span>
              <kbd>/</kbd>
            </button>
            <button type="button" className={styles.help} aria-label="Клавиши" onClick={() => act('help')}>
              <kbd>?</kbd>
            </button>
          </>
        }
      >
        {children}
      </ConsoleShell>
      {wasOpened.has('search') && <ConsoleSearch open={opened === 'search'} onClose={close} />}
      {wasOpened.has('help') && <KeysSheet open={opened === 'help'} onClose={close} />}
    </FramedContext>
  );
}
