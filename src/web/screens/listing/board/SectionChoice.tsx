import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Board } from '#contract/board.ts';
import { MOST_BOARD_FLATS } from '#domain/listing/board-limit.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './SectionChoice.module.css';

/** Links to the sections of a house; nothing where there is only one. */
export function SectionChoice({ board }: { board: Board }) {
  const named = board.sections.flatMap(({ name, freeCount }) => (name === null ? [] : [{ name, freeCount }]));
  if (named.length < 2) return null;
  const flatsCount = board.sections.reduce((sum, section) => sum + section.flatsCount, 0);
  return (
    <nav aria-label="Секции" className={styles.choice}>
      <span className={styles.label} aria-hidden="true">
        Секция
      </span>
      {flatsCount <= MOST_BOARD_FLATS && (
        <SectionLink section={undefined} isCurrent={board.section === null}>
          Все<VisuallyHidden> секции</VisuallyHidden>
        </SectionLink>
      )}
      {named.map(({ name, freeCount }) => (
        <SectionLink key={name} section={name} isCurrent={name === board.section}>
          <VisuallyHidden>Секция </VisuallyHidden>
          {name}
          <span className={styles.count}>
            <VisuallyHidden>, свободно </VisuallyHidden>
            {NBSP}
            {freeCount}
          </span>
        </SectionLink>
      ))}
    </nav>
  );
}

function SectionLink(props: { section: string | undefined; isCurrent: boolean; children: ReactNode }) {
  return (
    <Link
      from="/complex/$id"
      to="."
      search={(search) => ({ ...search, section: props.section })}
      replace
      resetScroll={false}
      preload={false}
      className={styles.link}
      aria-current={props.isCurrent ? 'true' : undefined}
    >
      {props.children}
    </Link>
  );
}
