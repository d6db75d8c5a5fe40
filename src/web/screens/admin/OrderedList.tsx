import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { AdminIcon } from './AdminIcon.tsx';
import { moveItem } from './move-item.ts';
import styles from './OrderedList.module.css';
import { useDragOrder } from './use-drag-order.ts';

interface OrderedListProps<Item> {
  /** Names the list. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  /** Names an item to who does not see it. */
  nameOf: (item: Item, place: number) => string;
  onOrder: (items: Item[]) => void;
  /** One under another, or side by side as pictures are. */
  look?: keyof typeof STEPS;
  children: (item: Item, place: number) => ReactNode;
}

const STEPS = {
  rows: { '-1': ['chevron-up', 'Выше'], 1: ['chevron-down', 'Ниже'] },
  tiles: { '-1': ['chevron-left', 'Раньше'], 1: ['chevron-right', 'Позже'] },
} as const;

/**
 * Things in an order of somebody's choice: dragged by their handles with a mouse or a finger, or moved by buttons one
 * place at a time, each move being said.
 */
export function OrderedList<Item>(props: OrderedListProps<Item>) {
  const { label, items, keyOf, nameOf, onOrder, look = 'rows', children } = props;
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const { drag, begin } = useDragOrder(list, move);
  /** The button that moved an item, which loses the focus with its place in the page. */
  const pressed = useRef<{ place: number; step: 1 | -1 } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another order moves the focus.
  useEffect(() => {
    if (pressed.current === null) return;
    const { place, step } = pressed.current;
    pressed.current = null;
    const buttons = list.current?.children[place]?.querySelectorAll<HTMLButtonElement>('[data-step]');
    const enabled = [...(buttons ?? [])].filter(({ disabled }) => !disabled);
    (enabled.find(({ dataset }) => dataset.step === String(step)) ?? enabled[0])?.focus();
  }, [items]);

  function move(from: number, to: number) {
    if (to < 0 || to >= items.length || from === to) return;
    setAnnouncement(`${nameOf(items[from]!, from)}: место ${to + 1} из\u00a0${items.length}`);
    onOrder(moveItem(items, from, to));
  }

  function moveButton(place: number, step: 1 | -1) {
    const [icon, word] = STEPS[look][step];
    return (
      <IconButton
        icon={icon}
        size="s"
        label={`${word}: ${nameOf(items[place]!, place)}`}
        data-step={step}
        disabled={step < 0 ? place === 0 : place === items.length - 1}
        onClick={() => {
          pressed.current = { place: place + step, step };
          move(place, place + step);
        }}
      />
    );
  }

  return (
    <>
      <ol ref={list} className={styles.items} aria-label={label} data-look={look}>
        {items.map((item, place) => (
          <li
            key={keyOf(item)}
            className={styles.item}
            data-dragged={drag?.from === place || undefined}
            data-over={overOf(drag, place)}
            style={
              drag?.from === place ? ({ translate: `${drag.x}px ${drag.y}px` } as CSSProperties) : undefined
            }
          >
            <span className={styles.handle} aria-hidden="true" onPointerDown={(event) => begin(place, event)}>
              <AdminIcon name="grip" />
            </span>
            {children(item, place)}
            <span className={styles.moves}>
              {moveButton(place, -1)}
              {moveButton(place, 1)}
            </span>
          </li>
        ))}
      </ol>
      <p role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </p>
    </>
  );
}

/** At which side of an item the dragged one would come to stand. */
function overOf(drag: { from: number; to: number } | null, place: number): 'before' | 'after' | undefined {
  if (drag === null || drag.to !== place || drag.from === place) return undefined;
  return drag.from > place ? 'before' : 'after';
}
