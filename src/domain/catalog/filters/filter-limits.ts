/** Bounds of what a search may carry, the same in addresses and in calls. */
export const MAX_CHOICES = 100;

export const MAX_NAME_LENGTH = 200;

export const MAX_RANGE_BOUND = 1e15;

/** The greatest id the tables can hold. */
export const MAX_ID = 2_147_483_647;

/** An id as lists of a form have it. */
export const METRO_ID_PATTERN = /^[1-9]\d{0,9}$/;
