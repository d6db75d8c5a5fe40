import { expect, it } from 'vitest';
import { pasteSubsidy } from '#contract/subsidy-table.ts';
import { cellFault, pasteWords } from './subsidy-texts.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const paste = (text: string) => pasteSubsidy([], { row: 0, column: 'duration' }, text);

it('says which cell is wrong and what is wrong with it', () => {
  expect(plain(cellFault({ row: 2, column: 'interest', error: 'Не число' }))).toBe(
    'Строка 3, столбец «Ставка»: Не число',
  );
});

it('says how a paste went, and no more than there is to say', () => {
  expect(plain(pasteWords(paste('5\t4,9\n7\t6')))).toBe('Принято: 4 ячейки.');
  const words = plain(pasteWords(paste('Срок\tСтавка\n5\tсемь\t1\t2\t3\n\t6')));
  expect(words).toBe(
    'Принято: 4 ячейки. Не приняты и оставлены как были: 1 ячейка. Взято сверху для объединённых: 1 ячейка. ' +
      'Заголовок пропущен. Правее последнего столбца осталось: 1 ячейка.',
  );
  expect(plain(pasteWords(paste('5\t4\n'.repeat(101))))).toContain(
    'Не вошло: 1 строка, в таблице не больше 100.',
  );
});
