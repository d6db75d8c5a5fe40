import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Button } from '#ui/Button/Button.tsx';
import { buttonClass } from '#ui/Button/button-class.ts';
import { Page } from '../../parts/page/Page.tsx';
import styles from './DevScreens.module.css';

const STATUSES = [400, 401, 403, 404, 409, 500, 503];

const route = getRouteApi('/dev/error');

/** Error pages and failing calls to look at; with a status in the address this page fails with it. */
export function DevErrorScreen() {
  const { api } = route.useRouteContext();
  const queryClient = useQueryClient();
  return (
    <Page>
      <h1>Ошибки</h1>
      <h2 className={styles.title}>Страница</h2>
      <div className={styles.row}>
        {STATUSES.map((status) => (
          <Link
            key={status}
            to="/dev/error"
            search={{ status }}
            preload={false}
            className={buttonClass({ variant: 'secondary' })}
          >
            Страница {status}
          </Link>
        ))}
      </div>
      <h2 className={styles.title}>Вызов</h2>
      <div className={styles.row}>
        {STATUSES.map((status) => (
          <Button
            key={status}
            variant="secondary"
            onClick={() => {
              // The failure is told by the alert of the site, as any other.
              queryClient.fetchQuery(api.dev.raise.queryOptions({ status })).catch(() => {});
            }}
          >
            Вызов {status}
          </Button>
        ))}
      </div>
    </Page>
  );
}
