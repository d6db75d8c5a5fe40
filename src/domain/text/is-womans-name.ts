/** Names of men that end as those of women do. */
const MEN = new Set(['Илья', 'Никита', 'Данила', 'Лука', 'Кузьма', 'Фома', 'Савва', 'Гаврила', 'Добрыня']);

/** Whether verbs of the past after a first name end in «а»: 'Марина' изменила, 'Илья' изменил. */
export function isWomansName(name: string): boolean {
  return /[ая]$/i.test(name.trim()) && !MEN.has(name.trim());
}
