import { CardCell, type CardCellProps, cellAttributes } from '../../parts/card/CardGrid.tsx';
import { Sleeping } from '../../parts/page/Sleeping.tsx';

/** One place of a list of results, which may sleep where the list is long. */
export function ListedCell({ maySleep, ...cell }: CardCellProps & { maySleep: boolean | undefined }) {
  if (!maySleep) return <CardCell {...cell} />;
  const { children, ...place } = cell;
  return (
    <Sleeping as="li" {...cellAttributes(place)}>
      {children}
    </Sleeping>
  );
}
