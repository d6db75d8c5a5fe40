/** The delays of the interface, milliseconds; `theme/tokens.css` repeats those that CSS needs. */
export const TIMING = {
  /** Animations are switched on this long after mount, so that nothing moves while the page settles. */
  animationsReadyMs: 100,
  /** A loading state shows nothing for this long: quick answers do not flash a skeleton. */
  loadingDebounceMs: 100,
  accordionMs: 200,
  /** An open popover measures its anchor again this often. */
  positionRefreshMs: 200,
  imageFadeMs: 300,
  /** A form reacts to typing at most this often. */
  formWatchCooldownMs: 400,
  /** A list of suggestions waits this long after a letter before it asks. */
  suggestMs: 200,
  /** A broken picture is asked for once more after this long. */
  imageRetryMs: 1000,
  /** A success notification leaves by itself after this long. */
  notificationSuccessMs: 5000,
} as const;
