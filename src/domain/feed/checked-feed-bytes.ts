/** The largest file that anybody may have checked; feeds of the largest developers of one city take half of it. */
export const CHECKED_FEED_BYTES = 20 * 1024 ** 2;
