import { setTimeout as pause } from 'node:timers/promises';
import { openFleet } from './fleet.ts';
import { type Proof, wholeOption } from './proof.ts';
import { type Answered, countOutcomes, startLoad, within } from './steady-load.ts';

const SLOWEST_MS = 1_000;
const FIRST_RATE = 10;
const STEP = 1.3;
const SHARE = 0.7;

/** Its short form is the load under which e2e/under-fire.e2e.ts does everything else. */
export const load: Proof = {
  ru: 'находит потолок узла и держит 70 % его (--seconds 600, --step 10): сколько бы ни ждали, отвечает за секунду',
  en: 'finds the ceiling of a node and keeps 70 % of it (--seconds 600, --step 10): answers within a second',
  options: { seconds: { type: 'string' }, step: { type: 'string' } },
  async run(options, say) {
    const seconds = wholeOption(options, 'seconds', 600);
    const stepSeconds = wholeOption(options, 'step', 10);
    const fleet = await openFleet();
    try {
      const { url } = await fleet.startNode();
      // Code that has not run yet is slow, and nobody measures a start.
      await ask(url, FIRST_RATE, stepSeconds);
      let ceiling = 0;
      for (let rate = FIRST_RATE; ; rate = Math.ceil(rate * STEP)) {
        const answers = await ask(url, rate, stepSeconds);
        say(`${rate} в секунду: ${countOutcomes(answers)}; p99 ${within(answers, 0.99)} мс`);
        if (!isBorne(answers)) break;
        ceiling = rate;
      }
      const perSecond = Math.floor(ceiling * SHARE);
      say(`потолок ${ceiling} в секунду; держим ${perSecond} в секунду ${seconds} с`);
      if (perSecond === 0) return { holds: false, figure: `не выдержано и ${FIRST_RATE} в секунду` };
      const answers = await ask(url, perSecond, seconds);
      const quantiles = [0.5, 0.9, 0.99, 0.999].map(
        (share) => `p${share * 100} ${within(answers, share)} мс`,
      );
      return {
        holds: isBorne(answers),
        figure:
          `потолок ${ceiling} в секунду, ${perSecond} в секунду ${seconds} с: ${countOutcomes(answers)}; ` +
          `от назначенного времени ${quantiles.join(', ')}`,
      };
    } finally {
      await fleet.close();
    }
  },
};

async function ask(url: string, perSecond: number, seconds: number): Promise<Answered[]> {
  const steady = startLoad(url, { perSecond });
  await pause(seconds * 1_000);
  await steady.end();
  return steady.answers;
}

function isBorne(answers: readonly Answered[]): boolean {
  return answers.every(({ outcome }) => outcome === 200) && within(answers, 0.99) <= SLOWEST_MS;
}
