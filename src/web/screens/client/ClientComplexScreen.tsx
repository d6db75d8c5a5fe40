import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { holds } from '#domain/access/holds.ts';
import { buttonClass } from '#ui/Button/button-class.ts';
import { selfQuery } from '../../data/self-query.ts';
import { AdminPage } from '../admin/AdminPage.tsx';
import { UnsavedGuard } from '../admin/UnsavedGuard.tsx';
import { HouseSourcesBox } from '../feed/HouseSourcesBox.tsx';
import { clientSteps } from './ClientTabs.tsx';
import { ComplexForm } from './ComplexForm.tsx';
import { clientComplexQuery } from './client-queries.ts';
import { EDIT_HASH } from './on-page/edited-complex.ts';
import { useClient } from './use-client.ts';

const route = getRouteApi('/admin/clients/$id/complexes/$complexId');

/** The editor of a complex of a client. */
export function ClientComplexScreen() {
  const { id, complexId } = route.useParams();
  const client = useClient(id);
  const { data: self } = useSuspenseQuery(selfQuery(route.useRouteContext()));
  const { data: complex } = useSuspenseQuery(clientComplexQuery(route.useRouteContext(), id, complexId));
  return (
    <AdminPage
      title={complex.name}
      steps={clientSteps(
        <Link key="complexes" to="/admin/clients/$id/complexes" params={{ id }} search={{}}>
          {client.name}
        </Link>,
        complex.name,
      )}
      facts={complex.city}
      actions={
        <Link
          to="/complex/$id"
          params={{ id: complexId }}
          search={{}}
          hash={EDIT_HASH}
          className={buttonClass({ variant: 'secondary', size: 's' })}
        >
          Править на{'\u00a0'}странице
        </Link>
      }
      padded
    >
      <UnsavedGuard>
        <ComplexForm key={complexId} complex={complex} />
      </UnsavedGuard>
      {holds(self.permissions, { uploadFeeds: 'rw' }) && <HouseSourcesBox complexId={complexId} />}
    </AdminPage>
  );
}
