/** Where links lead to the prices of a complex; the bar of anchors watches it. */
export const ASIDE_ID = 'offer';
