import { spawn } from 'node:child_process';

export interface StepResult {
  passed: number;
  failed: number;
  skipped: number;
}

export interface Step {
  name: string;
  run: () => Promise<StepResult>;
}

/** A program that either succeeds or not: one check. */
export function program(name: string, command: string, args: string[]): Step {
  return {
    name,
    async run() {
      const code = await runToEnd(command, args);
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
    },
  };
}

/** One project of vitest; the counts come from its own report. */
export function suite(name: string, project: string): Step {
  return {
    name,
    async run() {
      const { startVitest } = await import('vitest/node');
      const vitest = await startVitest('test', [], {
        project: [project],
        run: true,
        watch: false,
        reporters: [['default', { summary: false }]],
      });
      const tests = vitest.state.getTestModules().flatMap((module) => [...module.children.allTests()]);
      const count = (state: string) => tests.filter((test) => test.result().state === state).length;
      const brokenModules = vitest.state
        .getTestModules()
        .filter((module) => module.errors().length > 0).length;
      const errors = vitest.state.getUnhandledErrors().length + brokenModules;
      const result = { passed: count('passed'), failed: count('failed') + errors, skipped: count('skipped') };
      await vitest.close();
      return result;
    },
  };
}

/** Runs the steps in turn, says how long each took, and ends with the plain count. Exit code 1 when any failed. */
export async function runSteps(steps: Step[]): Promise<void> {
  const rows: string[] = [];
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const step of steps) {
    console.log(`\n— ${step.name}`);
    const started = performance.now();
    const { passed, failed, skipped } = await step.run();
    const seconds = ((performance.now() - started) / 1_000).toFixed(1);
    rows.push(`${step.name.padEnd(24)} ${seconds.padStart(7)} с   ${passed} passed, ${failed} failed`);
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  console.log(`\n${rows.join('\n')}\n`);
  console.log(
    `${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
  );
  process.exit(total.failed > 0 ? 1 : 0);
}

function runToEnd(command: string, args: string[]): Promise<number> {
  return new Promise((done) => {
    spawn(command, args, { stdio: 'inherit' }).on('exit', (code) => done(code ?? 1));
  });
}
