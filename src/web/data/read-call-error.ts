import { CallError, type CallErrorData } from './call-error.ts';

interface Refusal {
  error: { message: string; data?: CallErrorData };
}

/** The error of a call: from a procedure's refusal as the wire has it, or from what kept the call from its answer. */
export function readCallError(thrown: unknown): CallError {
  if (thrown instanceof CallError) return thrown;
  if (isRefusal(thrown)) return new CallError(thrown.error.message, thrown.error.data);
  return new CallError(thrown instanceof Error ? thrown.message : String(thrown), undefined, thrown);
}

function isRefusal(thrown: unknown): thrown is Refusal {
  const error = typeof thrown === 'object' && thrown && 'error' in thrown ? thrown.error : null;
  return (
    typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
  );
}
