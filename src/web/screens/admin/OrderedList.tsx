import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { AdminIcon } from './AdminIcon.tsx';
import { moveItem } from './move-item.ts';
import styles from './OrderedList.module.css';

interface OrderedListProps<Item> {
  /** Names the list. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  /** Names an item to who does not see it. */
  nameOf: (item: Item, place: number) => string;
  onOrder: (items: Item[]) => void;
  children: (item: Item, place: number) => ReactNode;
}

/** Things in an order of somebody's choice: dragged by their handles, or moved by buttons one place at a time. */
export function OrderedList<Item>(props: OrderedListProps<Item>) {
  const { label, items, keyOf, nameOf, onOrder, children } = props;
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLOListElement>(null);
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
    const name = nameOf(items[place]!, place);
    return (
      <IconButton
        icon={step < 0 ? 'chevron-up' : 'chevron-down'}
        size="s"
        label={`${step < 0 ? 'Выше' : 'Ниже'}: ${name}`}
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
      <ol ref={list} className={styles.items} aria-label={label}>
        {items.map((item, place) => (
          <li
            key={keyOf(item)}
            className={styles.item}
            data-over={dragged !== null && over === place ? '' : undefined}
            onDragOver={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              setOver(place);
            }}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== null) move(dragged, place);
            }}
          >
            <span
              className={styles.handle}
              aria-hidden="true"
              draggable
              onDragStart={({ currentTarget, dataTransfer }) => {
                dataTransfer.effectAllowed = 'move';
                dataTransfer.setDragImage(currentTarget.parentElement!, 0, 0);
                setDragged(place);
              }}
              onDragEnd={() => {
                setDragged(null);
                setOver(null);
              }}
            >
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
