import type { ToOptions } from '@tanstack/react-router';

/** An address of the console. */
export type Place = Pick<ToOptions, 'to' | 'params' | 'search'>;

/** Where records of the console are opened, by their ids and by those of what they stand under. */
export const RECORD_PLACES = {
  apiKey: (keyId) => ({ to: '/admin/api-keys/config/{-$keyId}', params: { keyId } }),
  application: (id) => ({ to: '/account/broker/others-mortgage-applications/$id', params: { id } }),
  bankProgram: (name, bank) => ({ to: '/admin/programs/list', search: { bank, name } }),
  collection: (open) => ({ to: '/admin/collections', search: { open } }),
  company: (open) => ({ to: '/admin/companies', search: { open } }),
  complex: (complexId, id) => ({
    to: '/admin/clients/$id/complexes/$complexId',
    params: { id, complexId },
  }),
  feed: (id) => ({ to: '/admin/feed/$id', params: { id } }),
  flat: (id) => ({ to: '/for-sale/$id', params: { id } }),
  geoGroup: (open) => ({ to: '/admin/geo-restrictions', search: { open } }),
  lead: (id) => ({ to: '/admin/leads/$id', params: { id } }),
  legalDoc: (open) => ({ to: '/admin/legal', search: { open } }),
  offer: (id) => ({ to: '/admin/programs/edit/$id', params: { id: id as never } }),
  programName: (open) => ({ to: '/admin/programs/types', search: { open } }),
  project: (open, id) => ({
    to: '/admin/clients/$id/per-project-settings',
    params: { id },
    search: { open },
  }),
  user: (open) => ({ to: '/admin/users', search: { open } }),
} satisfies Record<string, (id: number, under: number) => Place>;
