import { type CurrentTrace, currentTrace } from '#db/current-trace.ts';

export interface StepOptions {
  kind: 'server' | 'client' | 'consumer' | 'internal';
  /** The step before in another process; by default the one under way here. */
  parent?: CurrentTrace | null;
  attributes?: Record<string, string | number>;
}

export interface Step {
  trace: CurrentTrace | null;
  end(how?: { name?: string; isFailed?: boolean; attributes?: Record<string, string | number> }): void;
}

/** Tells a collector what a request and the work that it promised went through, and how long each step took. */
export interface Tracer {
  /** Whether anybody is told. */
  isOn: boolean;
  /** Names and attributes are words of this program: no values of people, addresses or statements. */
  begin(name: string, options: StepOptions): Step;
  /** Sends what is not sent yet, for two seconds at most. */
  close(): Promise<void>;
}

/** Only hands on the trace that a proxy or promised work came with, so that the log names it. */
export const noTracer: Tracer = {
  isOn: false,
  begin: (_, { parent = null }) => ({ trace: parent ?? currentTrace.getStore() ?? null, end() {} }),
  close: async () => {},
};

/** Runs work so that whatever it begins, logs or promises belongs to the step. */
export function inStep<T>({ trace }: Pick<Step, 'trace'>, work: () => T): T {
  return trace === null ? work() : currentTrace.run(trace, work);
}

/** Does work as a step of its own; a rejection marks it failed and is passed on. */
export async function asStep<T>(tracer: Tracer, name: string, work: () => Promise<T>): Promise<T> {
  const step = tracer.begin(name, { kind: 'internal' });
  try {
    const value = await inStep(step, work);
    step.end();
    return value;
  } catch (error) {
    step.end({ isFailed: true });
    throw error;
  }
}
