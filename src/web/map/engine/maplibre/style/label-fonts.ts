/** Families of CSS: without files of letters the browser draws them itself. The first name tells the weight. */
export const REGULAR = ['Onest', 'system-ui'];
export const MEDIUM = ['Onest Medium', ...REGULAR];
