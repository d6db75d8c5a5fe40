import type { Database } from '#db/client.ts';
import { currentTrace } from '#db/current-trace.ts';
import type { Tracer } from './tracer.ts';

/** Makes each statement on behalf of a request or of work a step; those of polling belong to nobody. */
export function traceStatements(databases: readonly Pick<Database, 'pool'>[], tracer: Tracer): void {
  if (!tracer.isOn) return;
  for (const { pool } of databases) {
    pool.onStatement = (verb) => {
      if (!currentTrace.getStore()) return () => {};
      const attributes = { 'db.system.name': 'postgresql' };
      const step = tracer.begin(`postgresql ${verb}`, { kind: 'client', attributes });
      return (error) => step.end({ isFailed: error !== undefined });
    };
  }
}
