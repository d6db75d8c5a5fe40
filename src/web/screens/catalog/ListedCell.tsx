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
  if (!maySleep && !import.meta.env.SSR) return <CardCell {...cell} />;
  const { children, ...place } = cell;
  const box = { as: 'li', drawnOf, ...cellAttributes(place) } as const;
  if (!maySleep) return <DrawnBox {...box}>{children}</DrawnBox>;
  return (
    <Sleeping file={file} {...box}>
      {children}
    </Sleeping>
  );
}
