import { CardCell, type CardCellProps, cellAttributes } from '../../parts/card/CardGrid.tsx';
import { DrawnBox } from '../../parts/page/DrawnBox.tsx';
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
  const { children, ...place } = cell;
  if (!maySleep && import.meta.env.SSR)
    return (
      <DrawnBox as="li" drawnOf={drawnOf} {...cellAttributes(place)}>
        {children}
      </DrawnBox>
    );
  if (!maySleep) return <CardCell {...cell} />;
  return (
    <Sleeping as="li" file={file} drawnOf={drawnOf} {...cellAttributes(place)}>
      {children}
    </Sleeping>
  );
}
