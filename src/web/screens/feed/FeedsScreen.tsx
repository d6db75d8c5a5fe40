import { getRouteApi } from '@tanstack/react-router';
import { FeedsLayout } from './FeedsLayout.tsx';

const route = getRouteApi('/admin/feed');

/** Feeds of all developers. */
export function FeedsScreen() {
  return <FeedsLayout title="Фиды" search={route.useSearch()} />;
}
