/** A row for which a call failed, and why. */
export interface Failed<Row> {
  row: Row;
  reason: string;
}

/**
 * Makes a call for each row, one after another, so that the server is not flooded and what the first changes the next
 * one sees. A call that fails stops nothing. `onStep` is told how many are behind.
 */
export async function runEach<Row>(
  rows: readonly Row[],
  run: (row: Row) => Promise<unknown>,
  onStep: (done: number) => void,
): Promise<{ done: Row[]; failed: Failed<Row>[] }> {
  const done: Row[] = [];
  const failed: Failed<Row>[] = [];
  for (const row of rows) {
    try {
      await run(row);
      done.push(row);
    } catch (error) {
      failed.push({ row, reason: error instanceof Error ? error.message : String(error) });
    }
    onStep(done.length + failed.length);
  }
  return { done, failed };
}
