import { useMutation } from '@tanstack/react-query';
import { Button } from '#ui/Button/Button.tsx';
import { OWN_ERRORS } from '../../data/api.ts';
import { readFailure } from '../../data/read-failure.ts';
import { refusalText } from '../../data/refusal-text.ts';
import { tellSessionChanged } from '../../data/session-news.ts';
import { Page } from '../../parts/page/Page.tsx';
import { useSiteContext } from '../../site-context.ts';
import styles from './InviteScreen.module.css';

/**
 * Signs in by a one-time link, whose token stands behind #. Programs that look at links open them without pressing
 * anything, so only the button spends it.
 */
export function InviteScreen() {
  const { api } = useSiteContext();
  const { mutate, isPending, isSuccess, error } = useMutation(
    api.account.auth.signInByLink.mutationOptions({
      meta: OWN_ERRORS,
      onSuccess: () => {
        tellSessionChanged();
        // A fresh page of the person who is signed in now; the spent link leaves the history with this one.
        location.replace('/account');
      },
    }),
  );
  return (
    <Page className={styles.page}>
      <h1>Вход по{'\u00a0'}ссылке</h1>
      <p className={styles.text}>
        Ссылка действует 15{'\u00a0'}минут и{'\u00a0'}только один раз: она впустит того, кто нажмёт кнопку.
      </p>
      <Button
        loading={isPending || isSuccess}
        loadingText="Входим…"
        onClick={() => mutate({ token: location.hash.slice(1) })}
      >
        Войти
      </Button>
      {error !== null && (
        <p role="alert" className={styles.error}>
          {refusalText(readFailure(error))}
        </p>
      )}
    </Page>
  );
}
