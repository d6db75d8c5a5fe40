/** Whether an event came from the notification stack, which lies over modals without being outside of them. */
export function isInNotifications(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-notifications]') !== null;
}
