import { MAX_ROWS } from '#contract/offer-input.ts';
import type { PastedCell, SubsidyColumn, SubsidyPaste } from '#contract/subsidy-table.ts';
import { countPhrase } from '#domain/text/count-phrase.ts';

/** The columns of the matrix: over it, and as they are heard in a cell. */
export const SUBSIDY_TITLES: Record<SubsidyColumn, { title: string; label: string }> = {
  duration: { title: 'Срок, лет', label: 'срок субсидии, лет' },
  interest: { title: 'Ставка, %', label: 'ставка, %' },
  discount: { title: 'Наценка к\u00a0цене, %', label: 'наценка к\u00a0цене, %' },
  fee: { title: 'Комиссия, %', label: 'комиссия, %' },
};

/** 'Строка 3, столбец «Ставка»: Не число'. */
export function cellFault({ row, column, error }: PastedCell): string {
  const [title] = SUBSIDY_TITLES[column].title.split(',');
  return `Строка\u00a0${row + 1}, столбец «${title}»: ${error}`;
}

/** How a paste went. */
export function pasteWords({ taken, refused, merged, hasHeader, rowsLeft, cellsLeft }: SubsidyPaste): string {
  const cells = (count: number) => countPhrase(count, 'ячейка', 'ячейки', 'ячеек');
  return [
    `Принято: ${cells(taken)}.`,
    refused.length > 0 && `Не\u00a0приняты и\u00a0оставлены как\u00a0были: ${cells(refused.length)}.`,
    merged > 0 && `Взято сверху для объединённых: ${cells(merged)}.`,
    hasHeader && 'Заголовок пропущен.',
    rowsLeft > 0 &&
      `Не\u00a0вошло: ${countPhrase(rowsLeft, 'строка', 'строки', 'строк')}, в\u00a0таблице не\u00a0больше\u00a0${MAX_ROWS}.`,
    cellsLeft > 0 && `Правее последнего столбца осталось: ${cells(cellsLeft)}.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}
