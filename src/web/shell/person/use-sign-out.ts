import { useMutation } from '@tanstack/react-query';
import { useNotifications } from '#ui/Notifications/Notifications.tsx';
import { OWN_ERRORS } from '../../data/api.ts';
import { tellSessionChanged } from '../../data/session-news.ts';
import { keptDrafts } from '../../parts/page/kept-drafts.ts';
import { useSiteContext } from '../../site-context.ts';

/**
 * Ends the session and begins anew at the main page: nothing of the person stays in memory. Who could not be signed
 * out is told so and stays: at a strange computer it matters.
 */
export function useSignOut() {
  const { api } = useSiteContext();
  const { notify } = useNotifications();
  const { mutate, isPending, isSuccess } = useMutation(
    api.account.auth.logout.mutationOptions({
      meta: OWN_ERRORS,
      retry: 1,
      onSuccess: () => {
        keptDrafts.write([]);
        tellSessionChanged();
        location.assign('/');
      },
      onError: () => {
        notify({
          type: 'error',
          title: 'Выйти не\u00a0получилось',
          text: 'На\u00a0этом устройстве вы всё ещё вошли. Проверьте связь и\u00a0попробуйте ещё раз.',
          buttons: [{ text: 'Попробовать ещё раз', onClick: signOut }],
        });
      },
    }),
  );

  /** Whether a notice with the way out may go: what comes of it has a notice of its own. */
  function signOut(): boolean {
    mutate();
    return true;
  }

  return { signOut, isLeaving: isPending || isSuccess };
}
