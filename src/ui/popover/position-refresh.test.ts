import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPositionRefresh } from './position-refresh.ts';

describe('the position refresh', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('runs every 200 ms and ends when stopped', () => {
    const refresh = vi.fn();
    const stop = startPositionRefresh(refresh);
    vi.advanceTimersByTime(199);
    expect(refresh).toHaveBeenCalledTimes(0);
    vi.advanceTimersByTime(401);
    expect(refresh).toHaveBeenCalledTimes(3);
    stop();
    vi.advanceTimersByTime(1000);
    expect(refresh).toHaveBeenCalledTimes(3);
  });
});
