import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { OWN_ERRORS } from '../../data/api.ts';

/** Ends the session and begins anew at the main page: nothing of the person stays in memory. */
export function useSignOut() {
  const { api } = useRouter().options.context;
  const { mutate, isPending, isSuccess } = useMutation(
    api.account.auth.logout.mutationOptions({
      meta: OWN_ERRORS,
      retry: 1,
      onSettled: () => location.assign('/'),
    }),
  );
  return { signOut: () => mutate(), isLeaving: isPending || isSuccess };
}
