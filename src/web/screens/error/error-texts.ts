/** Headings by status, byte for byte the owner's: the first letter of the 404 is Latin, one hyphen does not break. */
const HEADINGS: Record<number, string> = {
  401: 'Ой… Похоже, вы не авторизованы',
  403: 'Упс… У вас нет прав доступа',
  404: 'Cтраница, которую вы ищете, не существует',
  410: 'Cтраница, которую вы ищете, не существует',
};

const OTHER_HEADING = 'Упс… Что‑то пошло не так';

const HINTS: Record<number, string> = {
  401: 'Проверьте номер телефона и код, с которыми входили, и попробуйте ещё раз.',
  403: 'Эта страница открыта не всем. Если она нужна вам для работы, попросите доступ у администратора.',
  404: 'Возможно, в адресе ошибка или объявление удалено.',
  410: 'Квартира снята с продажи, и объявление удалено. Возможно, в том же доме есть похожие.',
};

const OTHER_HINT = 'Серверы перегружены. Вернитесь через несколько минут.';

export interface ErrorTexts {
  heading: string;
  hint: string;
}

/** The words of an error page for its HTTP status. */
export function errorTexts(status: number): ErrorTexts {
  return { heading: HEADINGS[status] ?? OTHER_HEADING, hint: HINTS[status] ?? OTHER_HINT };
}
