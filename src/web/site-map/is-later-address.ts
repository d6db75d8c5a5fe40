/** Tells whether a page of `laterPages` stands at a path; their files themselves come only with one of them. */
export const isLaterAddress = (path: string): boolean =>
  /^\/(?:account|admin|dev|for-developers|invite|terms)(?:\/|$)/.test(path);
