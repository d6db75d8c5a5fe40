import { type ClipboardEvent, type KeyboardEvent, useId } from 'react';
import { MAX_ROWS, type OfferInput } from '#contract/offer-input.ts';
import { NO_TEXTS, readSubsidyCell, SUBSIDY_COLUMNS, type SubsidyColumn } from '#contract/subsidy-table.ts';
import { isTable } from '#domain/text/pasted-table.ts';
import { Button } from '#ui/Button/Button.tsx';
import type { ZodForm } from '#ui/Form/use-zod-form.ts';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './SubsidyGrid.module.css';
import { cellFault, pasteWords, SUBSIDY_TITLES } from './subsidy-texts.ts';
import { type GridCell, useSubsidyGrid } from './use-subsidy-grid.ts';

const MOST_FAULTS = 8;

/**
 * The matrix of a subsidy as a grid: arrows, Enter and Tab move, a table from a spreadsheet is pasted into any cell, and
 * Ctrl+Z takes the last step back.
 */
export function SubsidyGrid({ form }: { form: ZodForm<typeof OfferInput> }) {
  const grid = useSubsidyGrid(form);
  const id = useId();
  const { rows, pasted, focused } = grid;
  const shown = rows.length < MAX_ROWS ? [...rows, NO_TEXTS] : rows;
  const errors = form.formState.errors.subsidy;

  /** The fault of a cell that nobody types in. */
  function faultOf({ row, column }: GridCell): string | undefined {
    if (row >= rows.length || (focused?.row === row && focused.column === column)) return undefined;
    return readSubsidyCell(column, rows[row]![column]).error ?? errors?.[row]?.[column]?.message;
  }

  const faults = rows.flatMap((_, row) =>
    SUBSIDY_COLUMNS.flatMap((column) => {
      const error = faultOf({ row, column });
      return error === undefined ? [] : [{ row, column, error }];
    }),
  );
  const whole = errors?.message ?? errors?.root?.message;

  function move(event: KeyboardEvent<HTMLInputElement>, { row, column }: GridCell) {
    const to = placeAfter(event, { row, column });
    const isStep = (event.ctrlKey || event.metaKey) && !event.altKey;
    if (isStep && event.code === 'KeyZ') (event.shiftKey ? grid.redo : grid.undo)();
    else if (isStep && event.code === 'KeyY') grid.redo();
    else if (to) grid.focusOn({ ...to, row: Math.min(Math.max(to.row, 0), shown.length - 1) });
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function paste(event: ClipboardEvent<HTMLInputElement>, cell: GridCell) {
    const text = event.clipboardData.getData('text/plain');
    if (!isTable(text)) return;
    event.preventDefault();
    grid.paste(cell, text);
  }

  return (
    <div className={styles.grid}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of cells is a table to whoever listens */}
      <table ref={grid.table} role="grid" aria-label="Строки по сроку и ставке" className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.number}>
              №
            </th>
            {SUBSIDY_COLUMNS.map((column) => (
              <th key={column} scope="col">
                {SUBSIDY_TITLES[column].title}
              </th>
            ))}
            <th scope="col" className={styles.remove}>
              <VisuallyHidden>Действия</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((texts, row) => (
            // Rows have nothing of their own but their places.
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            <tr key={row}>
              <th scope="row" className={styles.number}>
                {row + 1}
              </th>
              {SUBSIDY_COLUMNS.map((column) => {
                const cell = { row, column };
                const fault = faultOf(cell);
                return (
                  <td
                    key={column}
                    className={styles.cell}
                    data-wrong={fault === undefined ? undefined : ''}
                    data-pasted={pasted && isWithin(pasted, cell) ? '' : undefined}
                  >
                    <input
                      name={`subsidy.${row}.${column}`}
                      aria-label={`Строка ${row + 1}, ${SUBSIDY_TITLES[column].label}`}
                      aria-invalid={fault === undefined ? undefined : true}
                      aria-describedby={fault === undefined ? `${id}-help` : `${id}-faults`}
                      placeholder={row === rows.length && column === 'duration' ? 'новая' : undefined}
                      inputMode="decimal"
                      autoComplete="off"
                      value={texts[column]}
                      onChange={(event) => grid.type(cell, event.target.value)}
                      onFocus={(event) => {
                        grid.enter(cell);
                        event.target.select();
                      }}
                      onBlur={grid.leave}
                      onKeyDown={(event) => move(event, cell)}
                      onPaste={(event) => paste(event, cell)}
                    />
                  </td>
                );
              })}
              <td className={styles.remove}>
                {row < rows.length && (
                  <IconButton
                    icon="close"
                    label={`Удалить: Строка ${row + 1}`}
                    onClick={() => grid.remove(row)}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {(whole || faults.length > 0) && (
        <div id={`${id}-faults`} role="alert" className={styles.faults}>
          <ul>
            {whole && <li>{whole}</li>}
            {faults.slice(0, MOST_FAULTS).map((fault) => (
              <li key={`${fault.row}.${fault.column}`}>{cellFault(fault)}</li>
            ))}
            {faults.length > MOST_FAULTS && <li>и ещё {faults.length - MOST_FAULTS}</li>}
          </ul>
        </div>
      )}
      <div className={styles.foot}>
        <Button size="s" variant="ghost" disabled={!grid.canUndo} focusableWhenDisabled onClick={grid.undo}>
          Отменить
        </Button>
        <Button size="s" variant="ghost" disabled={!grid.canRedo} focusableWhenDisabled onClick={grid.redo}>
          Вернуть
        </Button>
        <p role="status" className={styles.report}>
          {pasted && pasteWords(pasted)}
        </p>
      </div>
      <p id={`${id}-help`} className={styles.help}>
        Таблица вставляется в{'\u00a0'}любую ячейку в{'\u00a0'}том{'\u00a0'}же порядке столбцов. Стрелки и
        {'\u00a0'}Enter ходят по ячейкам, Ctrl{'\u00a0'}+{'\u00a0'}Z отменяет.
      </p>
    </div>
  );
}

/** Where a key leads from a cell; undefined where it moves the caret or types. */
function placeAfter(event: KeyboardEvent<HTMLInputElement>, { row, column }: GridCell): GridCell | undefined {
  const { key, currentTarget, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (key === 'Enter') return { row: row + (shiftKey ? -1 : 1), column };
  if (shiftKey || ctrlKey || metaKey || altKey) return undefined;
  const { selectionStart, selectionEnd, value } = currentTarget;
  const isWhole = selectionStart === 0 && selectionEnd === value.length;
  const isCaret = selectionStart === selectionEnd;
  switch (key) {
    case 'ArrowUp':
      return { row: row - 1, column };
    case 'ArrowDown':
      return { row: row + 1, column };
    case 'ArrowLeft':
      return isWhole || (isCaret && selectionStart === 0) ? { row, column: beside(column, -1) } : undefined;
    case 'ArrowRight':
      return isWhole || (isCaret && selectionEnd === value.length)
        ? { row, column: beside(column, 1) }
        : undefined;
    default:
      return undefined;
  }
}

function beside(column: SubsidyColumn, step: 1 | -1): SubsidyColumn {
  return SUBSIDY_COLUMNS[SUBSIDY_COLUMNS.indexOf(column) + step] ?? column;
}

function isWithin({ from, to }: { from: GridCell; to: number }, { row, column }: GridCell): boolean {
  const isRight = SUBSIDY_COLUMNS.indexOf(column) >= SUBSIDY_COLUMNS.indexOf(from.column);
  return row >= from.row && row < to && isRight;
}
