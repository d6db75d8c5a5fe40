import { spawn } from 'node:child_process';
import { MinimalReporter, startVitest, type Vitest } from 'vitest/node';

export interface StepResult {
  passed: number;
  failed: number;
  skipped: number;
  /** The words of a program that failed. */
  said?: string;
}

export interface Step {
  name: string;
  run: () => Promise<StepResult>;
}

/** Lanes that run beside each other, so that no processor waits for one; the steps of a lane run in turn. */
export type Stage = Step[][];

/** A program that either succeeds or not: one check. What it said is shown when it failed. */
export function program(
  name: string,
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Step {
  return {
    name,
    async run() {
      const { code, said } = await runToEnd(command, args, env);
      if (code === 0) return { passed: 1, failed: 0, skipped: 0 };
      return { passed: 0, failed: 1, skipped: 0, said };
    },
  };
}

interface SuiteOptions {
  /** Files whose path holds one of these; without, all of the project. */
  files?: string[];
  /** Only what the changes since this commit touch, by what the files import. */
  changedSince?: string;
}

/** One project of vitest, or a part of it; the counts come from its own report. */
export function suite(name: string, project: string, { files = [], changedSince }: SuiteOptions = {}): Step {
  return {
    name,
    async run() {
      const vitest = await startVitest('test', files, {
        project: [project],
        run: true,
        watch: false,
        changed: changedSince,
        passWithNoTests: changedSince !== undefined,
        reporters: [new FailuresReporter()],
      });
      const modules = vitest.state.getTestModules();
      const tests = modules.flatMap((module) => [...module.children.allTests()]);
      const count = (state: string) => tests.filter((test) => test.result().state === state).length;
      const brokenModules = modules.filter((module) => module.errors().length > 0).length;
      const errors = vitest.state.getUnhandledErrors().length + brokenModules;
      const result = { passed: count('passed'), failed: count('failed') + errors, skipped: count('skipped') };
      await vitest.close();
      return result;
    },
  };
}

/** Says what failed, with all that it logged; the counts are said by who runs the steps. */
class FailuresReporter extends MinimalReporter {
  override onInit(vitest: Vitest): void {
    this.ctx = vitest;
    this.silent = 'passed-only';
  }

  override reportTestSummary(): void {}
}

/**
 * Runs the stages in turn and ends with the plain count. Every step has a line with how long it took, those of a stage
 * in their order, whichever ends first. Exit code 1 when any failed.
 */
export async function runStages(stages: Stage[]): Promise<void> {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const lanes of stages) {
    for (const line of lanes.flatMap(startLane)) {
      const { name, seconds, passed, failed, skipped, said } = await line;
      if (said !== undefined) console.log(`\n${said}`);
      console.log(
        `${name.padEnd(24)} ${seconds.toFixed(1).padStart(7)} с   ${passed} passed, ${failed} failed`,
      );
      total.passed += passed;
      total.failed += failed;
      total.skipped += skipped;
    }
  }
  console.log(
    `\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
  );
  process.exit(total.failed > 0 ? 1 : 0);
}

/** Each step begins when the one before it has ended. */
function startLane(steps: Step[]) {
  let before: Promise<unknown> = Promise.resolve();
  return steps.map(({ name, run }) => {
    const ended = before.then(async () => {
      const started = performance.now();
      const result = await run();
      return { name, seconds: (performance.now() - started) / 1_000, ...result };
    });
    before = ended;
    return ended;
  });
}

/** Both streams are one, as on a screen. */
function runToEnd(
  command: string,
  args: string[],
  env: Record<string, string>,
): Promise<{ code: number; said: string }> {
  return new Promise((done) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        said += text;
      });
    }
    child.on('close', (code) => done({ code: code ?? 1, said }));
  });
}
