/** Said to whoever would read a feed that a person returned to an earlier run. */
export const FEED_HALTED = 'Приём фида остановлен возвратом к прошлому прогону: сначала возобновите его';
