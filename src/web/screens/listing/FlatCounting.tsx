import { useQuery } from '@tanstack/react-query';
import { Modal } from '#ui/Modal/Modal.tsx';
import { Counting } from '../../parts/offer/Counting.tsx';
import { useTerms } from '../../query/use-terms.ts';
import { useSiteContext } from '../../site-context.ts';

export interface FlatCountingProps {
  id: number;
  open: boolean;
  onClose: () => void;
}

/** How the payment of one flat among many was counted; opens when its numbers have come. */
export function FlatCounting({ id, open, onClose }: FlatCountingProps) {
  const { api } = useSiteContext();
  const { data: mortgage } = useQuery(api.catalog.flatMortgage.queryOptions({ id, terms: useTerms() }));
  return (
    <Modal open={open && Boolean(mortgage)} onClose={onClose} title="Как посчитали">
      {mortgage && <Counting mortgage={mortgage} offer={mortgage.offers[0]!} />}
    </Modal>
  );
}
