import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { type Node, openFleet } from './fleet.ts';
import { type Proof, wholeOption } from './proof.ts';
import { slopeOf } from './slope.ts';
import { countOutcomes, startLoad, within } from './steady-load.ts';

const NODES = 2;
const SAMPLES = 240;
/** Compiled code and caches fill up first, which is no leak. */
const WARM_UP = 1 / 3;
const HOUR_MS = 3_600_000;

/** Its short form is the slope itself, scripts/prove/slope.test.ts. */
export const soak: Proof = {
  ru: 'двадцать минут ровной нагрузки (--seconds 1200, --rate 20, --slope 60): память узла растёт не быстрее 60 МБ в час',
  en: 'twenty minutes of steady load (--seconds 1200, --rate 20, --slope 60): a node grows by 60 MB an hour at most',
  options: { seconds: { type: 'string' }, rate: { type: 'string' }, slope: { type: 'string' } },
  async run(options, say) {
    const seconds = wholeOption(options, 'seconds', 1_200);
    const perSecond = wholeOption(options, 'rate', 20);
    const steepest = wholeOption(options, 'slope', 60);
    const fleet = await openFleet();
    try {
      const nodes: Node[] = [];
      while (nodes.length < NODES) nodes.push(await fleet.startNode());
      const loads = nodes.map(({ url }) => startLoad(url, { perSecond: perSecond / NODES }));
      const samples: { hours: number; megabytes: number[] }[] = [];
      for (let sample = 0; sample < SAMPLES; sample += 1) {
        await pause((seconds * 1_000) / SAMPLES);
        const megabytes = await Promise.all(nodes.map(({ child }) => residentMegabytes(child.pid!)));
        samples.push({ hours: performance.now() / HOUR_MS, megabytes });
        if (sample % 24 === 0) say(`память узлов: ${megabytes.map(Math.round).join(', ')} МБ`);
      }
      for (const each of loads) await each.end();
      const answers = loads.flatMap((each) => each.answers);
      const warm = samples.slice(Math.floor(SAMPLES * WARM_UP));
      const slopes = nodes.map((_, node) =>
        slopeOf(warm.map(({ hours, megabytes }) => [hours, megabytes[node]!])),
      );
      const last = warm.at(-1)!.megabytes.map(Math.round);
      return {
        holds: slopes.every((slope) => slope <= steepest) && answers.every(({ outcome }) => outcome === 200),
        figure:
          `${seconds} с, ${perSecond} в секунду: ${countOutcomes(answers)}, p99 ${within(answers, 0.99)} мс; ` +
          slopes
            .map((slope, node) => `узел ${node + 1}: ${last[node]} МБ, ${slope.toFixed(1)} МБ в час`)
            .join('; '),
      };
    } finally {
      await fleet.close();
    }
  },
};

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)![1]) / 1_024;
}
