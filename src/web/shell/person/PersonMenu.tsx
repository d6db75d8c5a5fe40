import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, Suspense, useEffect, useId, useRef, useState } from 'react';
import { phoneForField } from '#domain/access/phone.ts';
import { personName } from '#domain/text/person-name.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { OWN_ERRORS } from '../../data/api.ts';
import { readFailure } from '../../data/read-failure.ts';
import { selfQuery } from '../../data/self-query.ts';
import { onSessionChanged } from '../../data/session-news.ts';
import { lazyPart } from '../../lazy-screen.ts';
import { permittedAccountPages } from '../../screens/account/account-pages.ts';
import { permittedPages } from '../../screens/admin/admin-pages.ts';
import { useSiteContext } from '../../site-context.ts';
import styles from './PersonMenu.module.css';
import { useSignOut } from './use-sign-out.ts';

const NameModal = lazyPart(() => import('./NameModal.tsx'), 'NameModal');

/** Who is signed in, what is theirs, and the way out; asks a new person for a name. */
export function PersonMenu() {
  const context = useSiteContext();
  const { data: person, error, refetch } = useQuery(selfQuery(context));
  const [isOpen, setIsOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const { signOut, isLeaving } = useSignOut();
  useLostSession(error);
  useOtherTabs(person?.id, refetch);

  useEffect(() => {
    if (!isOpen) return;
    const closeFromOutside = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
    };
  }, [isOpen]);

  function closeByKey({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    button.current?.focus();
  }

  if (!person) return null;
  const name = personName(person);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc reaches it from the controls inside.
    <div ref={menu} className={styles.menu} onKeyDown={closeByKey}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-label={`${name}, меню`}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="person" />
        <span className={styles.name}>{name}</span>
        <Icon name="chevron-down" size={16} />
      </button>
      <div id={listId} className={styles.popup} hidden={!isOpen}>
        <p className={styles.who}>
          <span>{name}</span>
          <span className={styles.phone}>{phoneForField(person.phone).replaceAll(' ', '\u00a0')}</span>
        </p>
        {permittedAccountPages(person.permissions).map(({ title, path }) => (
          <Link key={path} to={path} search={{}} reloadDocument preload={false} className={styles.item}>
            {title}
          </Link>
        ))}
        {permittedPages(person.permissions, person.clientId).length > 0 && (
          <Link to="/admin" search={{}} reloadDocument preload={false} className={styles.item}>
            Админка
          </Link>
        )}
        <button type="button" className={styles.item} disabled={isLeaving} onClick={signOut}>
          Выйти
        </button>
      </div>
      {person.name === null && (
        <Suspense>
          <NameModal />
        </Suspense>
      )}
    </div>
  );
}

/**
 * A browser whose session nobody knows any more gives it up and loads the page as a visitor's. The page is loaded
 * again only when the session is gone, so it never goes round.
 */
function useLostSession(error: unknown): void {
  const { api } = useSiteContext();
  const { mutate } = useMutation(
    api.account.auth.logout.mutationOptions({ meta: OWN_ERRORS, onSuccess: () => location.reload() }),
  );
  // Any other failure says nothing of the session: a tunnel, or a server that is busy or starting anew.
  const isLost = error !== null && readFailure(error).status === 401;
  useEffect(() => {
    if (isLost) mutate();
  }, [isLost, mutate]);
}

/**
 * A page of one person is loaded anew when another has signed in beside it: what was typed there would be sent as
 * theirs. Where nobody is signed in any more, `useLostSession` hears of it from the same question.
 */
function useOtherTabs(
  id: number | undefined,
  ask: () => Promise<{ data?: { id: number } | undefined }>,
): void {
  useEffect(
    () =>
      onSessionChanged(async () => {
        const { data: now } = await ask();
        if (now?.id !== id) location.reload();
      }),
    [ask, id],
  );
}
