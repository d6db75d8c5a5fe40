/** A server that is silent for so long is taken for one that is not there. */
const PATIENCE_MS = 8_000;

/** Whether a file answers now; an archive is worth something only in ranges. */
export async function canBeHad(url: string, { inRanges = false } = {}): Promise<boolean> {
  const answer = await fetch(url, {
    ...(inRanges && { headers: { range: 'bytes=0-126' } }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => null);
  return inRanges ? answer?.status === 206 : (answer?.ok ?? false);
}
