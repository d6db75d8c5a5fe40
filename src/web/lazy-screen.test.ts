import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkError, loadPatiently } from './lazy-screen.ts';

const NETWORK_GONE = null;

describe('a file of a part', () => {
  let network: EventTarget;
  let reloadedAt: string | null;
  /** Statuses of our own file, the last of which stays. */
  let statuses: (number | null)[];

  beforeEach(() => {
    vi.useFakeTimers();
    network = new EventTarget();
    reloadedAt = null;
    statuses = [NETWORK_GONE];
    vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
    vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network));
    vi.stubGlobal('sessionStorage', { getItem: () => reloadedAt });
    vi.stubGlobal('fetch', async () => {
      const status = statuses.length > 1 ? statuses.shift()! : statuses[0]!;
      if (status === NETWORK_GONE) throw new TypeError('Failed to fetch');
      return new Response(null, { status });
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** Fails as often as told. */
  function failing(times: number) {
    return vi.fn(async () => {
      times -= 1;
      if (times >= 0) throw new TypeError('Failed to fetch dynamically imported module');
      return 'module';
    });
  }

  /** The outcome by then. */
  async function within(seconds: number, load: () => Promise<string>) {
    let outcome: unknown = 'waiting';
    loadPatiently(load).then(
      (module) => (outcome = module),
      (error: unknown) => (outcome = error),
    );
    await vi.advanceTimersByTimeAsync(seconds * 1_000);
    return outcome;
  }

  it('comes at the first asking without a question to anybody', async () => {
    const load = failing(0);
    expect(await within(0, load)).toBe('module');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it.each([
    [60, 'waiting'],
    [61, 'module'],
  ])('is asked for after 1, 2, 4, 8, 16 and then 30 seconds: in %d s it is %s', async (seconds, outcome) => {
    expect(await within(seconds, failing(6))).toBe(outcome);
  });

  it('is asked for as soon as there is a network again', async () => {
    const load = failing(4);
    expect(await within(8, load)).toBe('waiting');
    const calls = load.mock.calls.length;
    network.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(calls + 1);
  });

  it('waits while the server is in trouble', async () => {
    statuses = [503];
    expect(await within(600, failing(99))).toBe('waiting');
  });

  it('asks for a new page when a new build has replaced ours', async () => {
    statuses = [NETWORK_GONE, 404];
    reloadedAt = '1';
    expect(await within(2, failing(99))).toBe('waiting');
    expect(await within(3, failing(99))).toBeInstanceOf(ChunkError);
  });

  it('comes with the network, where the question after it was answered a moment before', async () => {
    statuses = [NETWORK_GONE, 200];
    expect(await within(3, failing(2))).toBe('module');
  });

  it('asks for a new page once a tab when our files are there and this one still does not come', async () => {
    statuses = [200];
    expect(await within(2, failing(99))).toBe('waiting');
    expect(await within(3, failing(99))).toBeInstanceOf(ChunkError);
    reloadedAt = '1';
    expect(await within(600, failing(99))).toBe('waiting');
  });
});
