import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { ImageLoader } from '#ui/ImageLoader/ImageLoader.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { useSiteContext } from '../../site-context.ts';
import { cardFacade, cardYard } from '../complex/card-pictures.ts';
import card from './Card.module.css';
import styles from './CardLeaves.module.css';

export interface CardLeavesProps {
  complexId: number;
  /** Swipes of the card before its pictures were there to be swiped: each is one on. */
  swipes: number;
  /** Where the card leads: its pictures do, too. */
  link: Pick<LinkProps, 'to' | 'params'>;
  /** The plan, on the card of a flat; that of a complex begins with its house. */
  plan?: ReactNode;
}

/**
 * The pictures of a card one beside another: the plan, the house from the street, the yard. They are leafed through by
 * swipe, by buttons under a pointer, and by arrows while the focus is in the card. Only what is asked for is fetched.
 */
export function CardLeaves({ complexId, swipes, link, plan }: CardLeavesProps) {
  const { api } = useSiteContext();
  const strip = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [wasLeafed, setWasLeafed] = useState(plan === undefined);
  const { data } = useQuery({
    ...api.catalog.cardPictures.queryOptions({ complexId }),
    enabled: wasLeafed,
  });
  const leaves: [name: string, picture: ReactNode][] = [
    ...(plan === undefined ? [] : [['План', plan] as [string, ReactNode]]),
    ['Дом', data && <Picture src={cardFacade(data)} />],
    ['Двор', data && <Picture src={cardYard(data)} />],
  ];
  const step = (by: number) => {
    const box = strip.current!;
    setWasLeafed(true);
    box.scrollTo({ left: (Math.round(box.scrollLeft / box.clientWidth) + by) * box.clientWidth });
  };
  const latest = useArrows(strip, step);
  useEffect(() => {
    if (swipes > 0) latest.current(1);
  }, [swipes, latest]);
  return (
    <div className={styles.leaves} data-of={plan === undefined ? 'complex' : 'flat'}>
      <div
        ref={strip}
        className={styles.strip}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          if (scrollLeft > 0) setWasLeafed(true);
          setAt(Math.round(scrollLeft / clientWidth));
        }}
      >
        {leaves.map(([name, picture]) => (
          // The link of the card says it all to those who do not see the pictures.
          <Link key={name} {...link} tabIndex={-1} aria-hidden="true" className={styles.leaf}>
            {picture}
          </Link>
        ))}
      </div>
      <p className={styles.dots} aria-hidden="true">
        {leaves.map(([name], leaf) => (
          <i key={name} data-shown={leaf === at || undefined} />
        ))}
      </p>
      <span role="status">
        <VisuallyHidden>{at > 0 && `${leaves[at]?.[0]}, ${at + 1} из ${leaves.length}`}</VisuallyHidden>
      </span>
      {at > 0 && (
        <IconButton
          icon="chevron-left"
          label="Предыдущая картинка"
          variant="float"
          size="s"
          tabIndex={-1}
          className={styles.back}
          onClick={() => step(-1)}
        />
      )}
      {at < leaves.length - 1 && (
        <IconButton
          icon="chevron-right"
          label="Следующая картинка"
          variant="float"
          size="s"
          tabIndex={-1}
          className={styles.on}
          onClick={() => step(1)}
        />
      )}
    </div>
  );
}

function Picture({ src }: { src: string }) {
  return <ImageLoader src={src} alt="" className={classNames(card.drawn, styles.picture)} />;
}

/** Arrows leaf while the focus is anywhere in the card. Gives the step they take. */
function useArrows(strip: RefObject<HTMLElement | null>, step: (by: number) => void) {
  const latest = useRef(step);
  latest.current = step;
  useEffect(() => {
    const card = strip.current?.closest('article');
    const turn = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      latest.current(event.key === 'ArrowRight' ? 1 : -1);
    };
    card?.addEventListener('keydown', turn);
    return () => card?.removeEventListener('keydown', turn);
  }, [strip]);
  return latest;
}
