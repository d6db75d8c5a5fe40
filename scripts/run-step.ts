import { spawn } from 'node:child_process';
import { MinimalReporter, startVitest, type Vitest } from 'vitest/node';

export interface StepResult {
  passed: number;
  failed: number;
  skipped: number;
}

export interface Step {
  name: string;
  run: () => Promise<StepResult>;
}

/** A program that either succeeds or not: one check. What it said is shown when it failed. */
export function program(name: string, command: string, args: string[]): Step {
  return {
    name,
    async run() {
      const { code, said } = await runToEnd(command, args);
      if (code !== 0) console.log(`\n${said}`);
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
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
 * Runs the steps in turn, a line each with how long it took, and ends with the plain count. Exit code 1 when any
 * failed.
 */
export async function runSteps(steps: Step[]): Promise<void> {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { name, run } of steps) {
    const started = performance.now();
    const { passed, failed, skipped } = await run();
    const seconds = ((performance.now() - started) / 1_000).toFixed(1);
    console.log(`${name.padEnd(24)} ${seconds.padStart(7)} с   ${passed} passed, ${failed} failed`);
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  console.log(
    `\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
  );
  process.exit(total.failed > 0 ? 1 : 0);
}

/** Both streams are one, as on a screen. */
function runToEnd(command: string, args: string[]): Promise<{ code: number; said: string }> {
  return new Promise((done) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        said += text;
      });
    }
    child.on('close', (code) => done({ code: code ?? 1, said }));
  });
}
