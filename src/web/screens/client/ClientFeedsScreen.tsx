import { getRouteApi } from '@tanstack/react-router';
import { FeedsLayout } from '../feed/FeedsLayout.tsx';
import { ClientTabs, clientSteps } from './ClientTabs.tsx';
import { useClient } from './use-client.ts';

const route = getRouteApi('/admin/clients/$id/feeds');

/** The feeds of a client. */
export function ClientFeedsScreen() {
  const { id, name, type } = useClient(route.useParams().id);
  return (
    <FeedsLayout
      title={name}
      steps={clientSteps(name)}
      tabs={<ClientTabs id={id} />}
      search={route.useSearch()}
      developer={{ id, name }}
      isReadOnly={type !== 'DEVELOPER'}
    />
  );
}
