/** Where the page of a flat tells its payment and how that was counted. */
export const PAYMENT_ID = 'payment';
