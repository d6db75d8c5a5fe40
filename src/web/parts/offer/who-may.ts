import type { BuyerProgram } from '#domain/mortgage/terms/buyer-terms.ts';

/** Who may take a programme, in a line. */
export const WHO_MAY: Record<BuyerProgram, string> = {
  family: 'Семьям с детьми',
  it: 'Сотрудникам аккредитованных IT-компаний',
  military: 'Участникам накопительно-ипотечной системы',
  rural: 'Для жилья на сельских территориях',
  farEast: 'Для жилья на Дальнем Востоке и в Арктике',
};
