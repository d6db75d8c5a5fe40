import { CardCell, type CardCellProps, cellAttributes } from '../../parts/card/CardGrid.tsx';
import { Sleeping, type SleepingProps } from '../../parts/page/Sleeping.tsx';
import type { SleepFile } from '../../parts/page/sleep.ts';

interface ListedCellProps extends CardCellProps {
  maySleep: boolean | undefined;
  /** The file its card comes in. */
  file?: SleepFile;
  drawnOf: SleepingProps['drawnOf'];
}

/** One place of a list of results, which may sleep where the list is long. */
export function ListedCell({ maySleep, file, drawnOf, ...cell }: ListedCellProps) {
  if (!maySleep) return <CardCell {...cell} />;
  const { children, ...place } = cell;
  return (
    <Sleeping as="li" file={file} drawnOf={drawnOf} {...cellAttributes(place)}>
      {children}
    </Sleeping>
  );
}
