import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { formatNumber } from '#domain/money/format-number.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { plural } from '#domain/text/plural.ts';
import { Button } from '#ui/Button/Button.tsx';
import { EmptyBoard } from '../../parts/page/EmptyBoard.tsx';
import { useSiteContext } from '../../site-context.ts';
import { AccountPage } from '../account/AccountPage.tsx';
import { Pager } from '../admin/Pager.tsx';
import { mineQuery } from './application-queries.ts';
import { MineCard } from './MineCard.tsx';
import styles from './MineScreen.module.css';

const route = getRouteApi('/account/phys/my-mortgage-applications');

/** A person's own mortgage applications, newest first. */
export function MineScreen() {
  const context = useSiteContext();
  const { data } = useSuspenseQuery(mineQuery(context, route.useSearch()));
  const { rows, total, page, pages } = data;
  if (total === 0) return <NoApplications />;
  const note = `${formatNumber(total)}${NBSP}${plural(total, 'заявка', 'заявки', 'заявок')} на${NBSP}ипотеку, новые сверху`;
  return (
    <AccountPage title="Мои заявки" note={note}>
      <ul className={styles.cards}>
        {rows.map((application) => (
          <li key={application.id}>
            <MineCard application={application} asOf={data.asOf} />
          </li>
        ))}
      </ul>
      <div className={styles.pager}>
        <Pager page={page} pages={pages} />
      </div>
    </AccountPage>
  );
}

function NoApplications() {
  return (
    <AccountPage title="Мои заявки">
      <div className={styles.empty}>
        <div className={styles.board}>
          <EmptyBoard isBare />
        </div>
        <h2 className={styles.emptyTitle}>У вас пока нет заявок</h2>
        <p className={styles.emptyText}>
          Заявку начинает застройщик или агент, когда вы выбрали квартиру. А{'\u00a0'}посчитать платёж по
          предложениям банков можно сейчас
        </p>
        <Button href="/widget/ipo-calc">Открыть калькулятор</Button>
      </div>
    </AccountPage>
  );
}
