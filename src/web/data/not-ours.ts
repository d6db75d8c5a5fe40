/** What the transport says of an answer that is not one of ours, such as a login page of a test stand. */
export const NOT_OURS = 'Unable to transform response from server';
