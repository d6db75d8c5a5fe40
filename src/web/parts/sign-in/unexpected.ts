/** Said when signing in broke in a way nobody foresaw. */
export const UNEXPECTED = 'Произошла непредвиденная ошибка. Обновите страницу и попробуйте снова';
