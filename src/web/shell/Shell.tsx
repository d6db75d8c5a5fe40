import '#ui/theme/theme.css';
import { getRouteApi, isNotFound, Outlet, useMatches } from '@tanstack/react-router';
import { BackClosesModals, useNoEmptyEntries } from '#ui/Modal/use-back-closes.ts';
import { NotificationProvider } from '#ui/Notifications/Notifications.tsx';
import { useAnimationsReady } from '#ui/theme/use-animations-ready.ts';
import { Sleeping } from '../parts/page/Sleeping.tsx';
import { CallAlert } from './CallAlert.tsx';
import styles from './Shell.module.css';
import { SignInHost } from './SignInHost.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { LazyNotificationCard, LazySiteFooter } from './shell-parts.ts';
import { useFollowedSession } from './use-followed-session.ts';

const root = getRouteApi('__root__');

/** Header, page, footer, and what may lie over them. */
export function Shell() {
  useAnimationsReady();
  useFollowedSession();
  useNoEmptyEntries();
  const { legalTags, hasSession } = root.useLoaderData();
  const hasOwnShell = useMatches({
    select: (matches) =>
      matches.some(
        ({ staticData: { hasOwnShell }, status }) =>
          hasOwnShell &&
          (status === 'success' || status === 'notFound') &&
          // Most frames leave the page of what is not there to that of the site.
          (hasOwnShell === 'always' || !matches.some(({ error }) => isNotFound(error))),
      ),
  });
  return (
    <BackClosesModals value={!hasOwnShell}>
      <NotificationProvider card={LazyNotificationCard}>
        <div className={styles.site}>
          {!hasOwnShell && <SiteHeader hasSession={hasSession} />}
          <Outlet />
          {!hasOwnShell && (
            <Sleeping file={LazySiteFooter} heights={[370, 1010]}>
              <LazySiteFooter legalTags={legalTags} />
            </Sleeping>
          )}
        </div>
        <CallAlert />
        <SignInHost />
      </NotificationProvider>
    </BackClosesModals>
  );
}
