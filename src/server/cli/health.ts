/**
 * Asks the node on this machine whether it lives, for service managers that judge by an exit code; a container has no
 * other program to ask with. Says in one line why not.
 */
try {
  const port = process.env.PORT || '3000';
  const answer = await fetch(`http://127.0.0.1:${port}/health/live`, { signal: AbortSignal.timeout(4_000) });
  if (!answer.ok) throw new Error(`/health/live: ${answer.status}`);
} catch (error) {
  const { message, cause } = error as Error;
  console.error(cause instanceof Error ? cause.message : message);
  process.exitCode = 1;
}
