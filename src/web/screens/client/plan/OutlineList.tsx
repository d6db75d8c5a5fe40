import { Button } from '#ui/Button/Button.tsx';
import { Dropdown } from '#ui/Dropdown/Dropdown.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import type { Outline, PlanEdit } from './edit-outlines.ts';
import styles from './PlanEditor.module.css';

const NONE = 'none';

interface OutlineListProps {
  outlines: readonly Outline[];
  houses: readonly { id: number; name: string }[];
  chosen: number | null;
  onChoose: (order: number | null) => void;
  /** Begins the outline of a house that has none. */
  onDraw: (houseId: number) => void;
  onEdit: (edit: PlanEdit) => void;
  nameOf: (outline: Outline) => string;
}

/** Whose each outline is. */
export function OutlineList({
  outlines,
  houses,
  chosen,
  onChoose,
  onDraw,
  onEdit,
  nameOf,
}: OutlineListProps) {
  const isDrawn = (id: number) => outlines.some(({ houseId }) => houseId === id);
  const missing = houses.filter(({ id }) => !isDrawn(id));
  return (
    <section className={styles.list} aria-label="Контуры">
      {outlines.length === 0 && (
        <p className={styles.quiet}>
          Обведите корпуса: прямоугольник тянут от{'\u00a0'}угла к{'\u00a0'}углу, контур ставят по{'\u00a0'}
          точкам
        </p>
      )}
      <ul>
        {outlines.map((outline) => (
          <li
            key={outline.order}
            className={styles.outline}
            data-chosen={outline.order === chosen || undefined}
            onFocus={() => onChoose(outline.order)}
          >
            <Dropdown
              label={`Контур ${outline.order}`}
              options={[
                { value: NONE, label: 'Чей корпус?' },
                ...houses.map(({ id, name }) => ({
                  value: String(id),
                  label: isDrawn(id) && id !== outline.houseId ? `${name} (обведён)` : name,
                })),
              ]}
              value={outline.houseId === null ? NONE : String(outline.houseId)}
              onChange={(house) =>
                onEdit({
                  kind: 'join',
                  order: outline.order,
                  houseId: house === NONE ? null : Number(house),
                })
              }
            />
            <IconButton
              icon="close"
              size="s"
              label={`Удалить: ${nameOf(outline)}`}
              onClick={() => onEdit({ kind: 'remove', order: outline.order })}
            />
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <fieldset className={styles.missing}>
          <legend className={styles.quiet}>
            Не{'\u00a0'}обведены. Нажмите и{'\u00a0'}рисуйте
          </legend>
          {missing.map(({ id, name }) => (
            <Button
              key={id}
              size="s"
              variant="secondary"
              aria-label={`Обвести: ${name}`}
              onClick={() => onDraw(id)}
            >
              {name}
            </Button>
          ))}
        </fieldset>
      )}
    </section>
  );
}
