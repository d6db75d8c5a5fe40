/**
 * A key works (`live`), works for 30 days more at the most (`expiring`), has reached its last day, or was taken back.
 */
export const API_KEY_STATES = ['live', 'expiring', 'expired', 'revoked'] as const;
export type ApiKeyState = (typeof API_KEY_STATES)[number];

/** A key that ends within so many days counts as expiring. */
export const EXPIRING_DAYS = 30;
