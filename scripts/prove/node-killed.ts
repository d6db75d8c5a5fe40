import { setTimeout as pause } from 'node:timers/promises';
import { type Fleet, openFleet } from './fleet.ts';
import { type Proof, wholeOption } from './proof.ts';
import { openSmallProxy } from './small-proxy.ts';
import { countOutcomes, type Pace, startLoad } from './steady-load.ts';

/** Kills nodes of two under load, each time another; a proxy delivers again only what reached no node. */
export async function killInTurn(fleet: Fleet, { pace, kills }: { pace: Pace; kills: number }) {
  const nodes = [await fleet.startNode(), await fleet.startNode()];
  const proxy = await openSmallProxy({
    upstreams: nodes.map(({ url }) => url),
    checkEveryMs: 500,
    redials: true,
  });
  const load = startLoad(proxy.url, pace);
  let taken = 0;
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      await pause(1_000);
      const index = kill % 2;
      const { child, exited } = nodes[index]!;
      const upstream = proxy.upstreams[index]!;
      taken += upstream.open - upstream.given;
      child.kill('SIGKILL');
      await exited;
      // Its memory takes a moment to go, and until then the system takes connections in its name.
      taken += upstream.given;
      nodes[index] = await fleet.startNode();
      await proxy.replace(index, nodes[index].url);
    }
    await load.end();
    return { answers: load.answers, taken };
  } finally {
    await load.end();
    await proxy.close();
    for (const { child } of nodes) child.kill('SIGKILL');
    await Promise.all(nodes.map(({ exited }) => exited));
  }
}

/** Its short form is e2e/under-fire.e2e.ts. */
export const nodeKilled: Proof = {
  ru: 'убивает узлы под нагрузкой (--rate 100, --kills 10): пропадает только то, что узел уже взял',
  en: 'kills nodes under load (--rate 100, --kills 10): only what a node had taken fails',
  options: { rate: { type: 'string' }, kills: { type: 'string' } },
  async run(options) {
    const perSecond = wholeOption(options, 'rate', 100);
    const kills = wholeOption(options, 'kills', 10);
    const fleet = await openFleet();
    try {
      const { answers, taken } = await killInTurn(fleet, { pace: { perSecond }, kills });
      const failed = answers.filter(({ outcome }) => outcome !== 200).length;
      return {
        holds: failed <= taken,
        figure: `${perSecond} запросов в секунду, убито ${kills}; ${countOutcomes(answers)}; убитые взяли и не ответили не больше ${taken}`,
      };
    } finally {
      await fleet.close();
    }
  },
};
