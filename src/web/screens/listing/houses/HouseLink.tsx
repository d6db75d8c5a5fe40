import { Link } from '@tanstack/react-router';
import type { CSSProperties, ReactNode } from 'react';
import type { House } from '#contract/catalog.ts';

export interface HouseLinkProps {
  house: Pick<House, 'id'>;
  isChosen: boolean;
  className: string | undefined;
  style?: CSSProperties;
  title?: string;
  children: ReactNode;
}

/** Leads to the board of a house; the page stays where it is. */
export function HouseLink({ house, isChosen, ...rest }: HouseLinkProps) {
  return (
    <Link
      from="/complex/$id"
      to="."
      search={(search) => ({ ...search, houseId: house.id, section: undefined })}
      replace
      resetScroll={false}
      preload={false}
      aria-current={isChosen ? 'true' : undefined}
      {...rest}
    />
  );
}
