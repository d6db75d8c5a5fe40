/** What becomes of a key: it works, works for 30 days more at the most, has worked to its day, was taken back. */
export const API_KEY_STATES = ['live', 'expiring', 'expired', 'revoked'] as const;
export type ApiKeyState = (typeof API_KEY_STATES)[number];

/** From so long before its end a key says that it ends. */
export const EXPIRING_DAYS = 30;
