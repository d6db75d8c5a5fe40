import type { BuyerProgram } from '#domain/mortgage/terms/buyer-terms.ts';

/** Programmes of the state as chips name them. */
export const PROGRAM_LABELS: Record<BuyerProgram, string> = {
  family: 'Семейная',
  it: 'IT-ипотека',
  military: 'Военная',
  rural: 'Сельская',
  farEast: 'Дальневосточная',
};

/** The purpose of the terms, and the question that they leave to banks. */
export const TERMS_PURPOSE = 'С ними считаются все платежи на сайте и подбор по платежу.';
export const PROGRAMS_NOTE =
  'Программы без господдержки доступны всем и считаются всегда. Подходит ли вам программа, решает банк.';

/** The choice of payments told by the first one, and what that means. */
export const BY_FIRST_LABEL = 'Считать по первому платежу';
export const BY_FIRST_HINT =
  'У траншевой и субсидированной ипотеки сначала платят меньше. Рядом скажем, до какой суммы платёж вырастет.';

/** Who may take a programme, in a line. */
export const WHO_MAY: Record<BuyerProgram, string> = {
  family: 'Семьям с детьми',
  it: 'Сотрудникам аккредитованных IT-компаний',
  military: 'Участникам накопительно-ипотечной системы',
  rural: 'Для жилья на сельских территориях',
  farEast: 'Для жилья на Дальнем Востоке и в Арктике',
};
