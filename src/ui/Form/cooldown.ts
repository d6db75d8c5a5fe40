/** Puts an action off until its calls have paused for `delayMs`; the last arguments win. */
export function createCooldown<Arguments extends unknown[]>(
  action: (...args: Arguments) => void,
  delayMs: number,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function cancel() {
    clearTimeout(timer);
  }
  function call(...args: Arguments) {
    cancel();
    timer = setTimeout(() => action(...args), delayMs);
  }
  return { call, cancel };
}
