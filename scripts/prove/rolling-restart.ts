import { setTimeout as pause } from 'node:timers/promises';
import { type Fleet, openFleet } from './fleet.ts';
import { type Proof, wholeOption } from './proof.ts';
import { openSmallProxy } from './small-proxy.ts';
import { countOutcomes, type Pace, startLoad, within } from './steady-load.ts';

interface Restarts {
  pace: Pace;
  /** Nodes are restarted in turn until so many requests were sent, each at least once. */
  requests: number;
  checkEveryMs: number;
  drainSeconds: number;
  /** Ends the drain once the proxy knows of it, however slow the machine is, and not by the clock. */
  hurries?: boolean;
}

/** Restarts both nodes in turn under load, behind a proxy that never tries again. */
export async function restartInTurn(
  fleet: Fleet,
  { pace, requests, checkEveryMs, drainSeconds, hurries }: Restarts,
) {
  const start = () => fleet.startNode({ DRAIN_WAIT: String(drainSeconds) });
  const nodes = [await start(), await start()];
  const proxy = await openSmallProxy({ upstreams: nodes.map(({ url }) => url), checkEveryMs });
  const load = startLoad(proxy.url, pace);
  const codes: (number | null)[] = [];
  try {
    do {
      for (const index of nodes.keys()) {
        await pause(2 * checkEveryMs);
        const node = nodes[index]!;
        node.child.kill('SIGTERM');
        if (hurries) {
          const upstream = proxy.upstreams[index]!;
          while (upstream.isHealthy || upstream.open > 0) await pause(checkEveryMs);
          node.child.kill('SIGINT');
        }
        codes.push(await node.exited);
        nodes[index] = await start();
        await proxy.replace(index, nodes[index].url);
      }
    } while (load.sent < requests);
    await load.end();
    return { answers: load.answers, codes };
  } finally {
    await load.end();
    await proxy.close();
    for (const { child } of nodes) child.kill('SIGKILL');
    await Promise.all(nodes.map(({ exited }) => exited));
  }
}

/** Its short form is e2e/under-fire.e2e.ts. */
export const rollingRestart: Proof = {
  ru: 'перезапускает два узла по очереди под нагрузкой (--rate 100, --requests 20000): отказов нет',
  en: 'restarts two nodes in turn under load (--rate 100, --requests 20000): nothing fails',
  options: { rate: { type: 'string' }, requests: { type: 'string' } },
  async run(options) {
    const perSecond = wholeOption(options, 'rate', 100);
    const requests = wholeOption(options, 'requests', 20_000);
    const fleet = await openFleet();
    try {
      const { answers, codes } = await restartInTurn(fleet, {
        pace: { perSecond },
        requests,
        checkEveryMs: 1_000,
        drainSeconds: 5,
      });
      const failed = answers.filter(({ outcome }) => outcome !== 200);
      return {
        holds: failed.length === 0 && codes.every((code) => code === 0) && answers.length >= requests,
        figure:
          `${perSecond} запросов в секунду, перезапусков ${codes.length}; ${countOutcomes(answers)}; ` +
          `p50 ${within(answers, 0.5)} мс, p99 ${within(answers, 0.99)} мс`,
      };
    } finally {
      await fleet.close();
    }
  },
};
