/** For so long the page of a withdrawn flat still tells that it was sold or withdrawn. */
const PAGE_LIFE_MS = 90 * 86_400_000;

/** Whether a flat left its feed so long ago that its page is gone for good. */
export function isGone(withdrawnAt: Date | null, now: Date): boolean {
  return withdrawnAt !== null && now.getTime() - withdrawnAt.getTime() >= PAGE_LIFE_MS;
}
