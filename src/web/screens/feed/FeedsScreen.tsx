import { getRouteApi } from '@tanstack/react-router';
import { FeedsPage } from './FeedsPage.tsx';

const route = getRouteApi('/admin/feed');

/** Feeds of all developers. */
export function FeedsScreen() {
  return <FeedsPage title="Фиды" search={route.useSearch()} />;
}
