import { useLinkProps } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Addresses of flats as links of this page would have them: hundreds of links built at the price of one. */
export function useFlatHref(): (id: number) => string {
  const { href = '' } = useLinkProps({ to: '/for-sale/$id', params: { id: 0 } });
  return useCallback((id) => href.replace('/for-sale/0', `/for-sale/${id}`), [href]);
}
