import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/Button/button-class.ts';
import { selfQuery } from '../../data/self-query.ts';
import { AdminPage } from '../admin/AdminPage.tsx';
import { OfferPreview } from './OfferPreview.tsx';
import { offerPreviewQuery } from './offer-queries.ts';
import { offerTitle } from './offer-texts.ts';

const route = getRouteApi('/admin/programs/preview/$id');

/** An offer as visitors of the widget see it. */
export function OfferPreviewScreen() {
  const context = route.useRouteContext();
  const { id } = route.useParams();
  const { data: preview } = useSuspenseQuery(offerPreviewQuery(context, id));
  const { data: person } = useQuery(selfQuery(context));
  const mayEdit = person?.permissions.programs?.includes('w') ?? false;
  return (
    <AdminPage
      title={offerTitle(preview)}
      steps={[
        <Link key="list" to="/admin/programs/list" search={{}}>
          Программы
        </Link>,
        'Предпросмотр',
      ]}
      facts={
        <span>
          {preview.isInForce
            ? 'Действует сегодня'
            : 'Сегодня не\u00a0действует: посетители виджета этого предложения не\u00a0видят'}
        </span>
      }
      actions={
        mayEdit && (
          <Link
            to="/admin/programs/edit/$id"
            params={{ id }}
            search={{}}
            className={buttonClass({ variant: 'secondary', size: 's' })}
          >
            Изменить
          </Link>
        )
      }
      padded
    >
      <OfferPreview key={preview.page.pack.offers[0]!.hash} preview={preview} />
    </AdminPage>
  );
}
