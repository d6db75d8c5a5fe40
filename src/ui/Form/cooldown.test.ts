import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TIMING } from '../timing.ts';
import { createCooldown } from './cooldown.ts';

describe('the cooldown of a form', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('runs once, 400 ms after the last call, with its arguments', () => {
    const action = vi.fn();
    const { call } = createCooldown(action, TIMING.formWatchCooldownMs);
    call('9');
    vi.advanceTimersByTime(399);
    call('99');
    vi.advanceTimersByTime(399);
    expect(action).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(action.mock.calls).toEqual([['99']]);
  });

  it('forgets a call that is cancelled', () => {
    const action = vi.fn();
    const { call, cancel } = createCooldown(action, TIMING.formWatchCooldownMs);
    call();
    cancel();
    vi.advanceTimersByTime(1000);
    expect(action).not.toHaveBeenCalled();
  });
});
