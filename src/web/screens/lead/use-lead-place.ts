import { useParams } from '@tanstack/react-router';
import type { ListOfRows } from '../admin/row-link.ts';

/** The desk that is open: everybody's, or that of one client. */
export function useLeadPlace(): { list: ListOfRows; client: number | undefined } {
  const { client } = useParams({ strict: false });
  return client === undefined
    ? { list: '/admin/leads', client }
    : { list: '/admin/clients/$client/leads', client };
}
