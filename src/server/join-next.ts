/**
 * One question at a time for all who ask, put when everything that has come in has been read. Whoever asks while an
 * answer is on its way, which may tell of a moment before the asking, shares the next one.
 */
export function joinNext<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let underWay: Promise<unknown> | null = null;
  let next: Promise<Answer> | null = null;

  function begin(): Promise<Answer> {
    next = null;
    const answer = ask();
    const ended = () => {
      if (underWay === settled) underWay = null;
    };
    const settled: Promise<unknown> = answer.then(ended, ended);
    underWay = settled;
    return answer;
  }

  return () => {
    next ??= (underWay ?? new Promise<void>((read) => setImmediate(read))).then(begin);
    return next;
  };
}
