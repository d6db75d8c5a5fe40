import { CardCell, type CardCellProps, cellAttributes } from '../../parts/card/CardGrid.tsx';
import { Sleeping } from '../../parts/page/Sleeping.tsx';
import type { SleepFile } from '../../parts/page/sleep.ts';

interface ListedCellProps extends CardCellProps {
  maySleep: boolean | undefined;
  /** The file its card comes in. */
  file?: SleepFile;
}

/** One place of a list of results, which may sleep where the list is long. */
export function ListedCell({ maySleep, file, ...cell }: ListedCellProps) {
  if (!maySleep) return <CardCell {...cell} />;
  const { children, ...place } = cell;
  return (
    <Sleeping as="li" file={file} {...cellAttributes(place)}>
      {children}
    </Sleeping>
  );
}
