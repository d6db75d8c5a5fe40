import { createContext, type ReactNode, use, useId, useMemo } from 'react';
import styles from './Icon.module.css';
import { ICON_PATHS, type IconName } from './icon-paths.ts';

interface Sheet {
  id: string;
  names: readonly IconName[];
}

const SheetContext = createContext<Sheet | null>(null);

/**
 * Draws these icons once for all that is inside, which refer to them: a list of eighty cards would repeat each eighty
 * times in the HTML.
 */
export function IconSheet({ names, children }: { names: readonly IconName[]; children: ReactNode }) {
  const id = useId();
  const sheet = useMemo(() => ({ id, names }), [id, names]);
  return (
    <SheetContext value={sheet}>
      {children}
      <svg className={styles.sheet} aria-hidden="true">
        {names.map((name) => (
          <symbol key={name} id={addressIn(sheet, name)} viewBox="0 0 24 24">
            <path d={ICON_PATHS[name]} />
          </symbol>
        ))}
      </svg>
    </SheetContext>
  );
}

/** The id of an icon that a sheet around draws; undefined where none does. */
export function useIconOfSheet(name: IconName): string | undefined {
  const sheet = use(SheetContext);
  return sheet?.names.includes(name) ? addressIn(sheet, name) : undefined;
}

function addressIn({ id }: Sheet, name: IconName): string {
  return `${id}${name}`;
}
