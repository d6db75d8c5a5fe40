/** The source of our own drawing. */
export const OWN_SOURCE = 'own';
