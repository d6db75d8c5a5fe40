import '#ui/theme/theme.css';
import { getRouteApi, Outlet } from '@tanstack/react-router';
import { NotificationProvider } from '#ui/Notifications/Notifications.tsx';
import { useAnimationsReady } from '#ui/theme/use-animations-ready.ts';
import { CallAlert } from './CallAlert.tsx';
import styles from './Shell.module.css';
import { SignInHost } from './SignInHost.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { useLateSession } from './use-late-session.ts';

const root = getRouteApi('__root__');

/** Header, page, footer, and what may lie over them. */
export function Shell() {
  useAnimationsReady();
  useLateSession();
  const { legalTags, hasSession } = root.useLoaderData();
  return (
    <NotificationProvider>
      <div className={styles.site}>
        <SiteHeader hasSession={hasSession} />
        <Outlet />
        <SiteFooter legalTags={legalTags} />
      </div>
      <CallAlert />
      <SignInHost />
    </NotificationProvider>
  );
}
