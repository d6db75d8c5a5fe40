import type { Db } from '#db/client.ts';
import {
  askAboutTwins,
  listPlaceNames,
  type PlaceName,
  type PlaceTwin,
  type TwinQuestion,
} from '#db/queries/feed/twin-questions.ts';
import type { FeedIssue } from '#domain/feed/issue.ts';
import { PLACE_DOUBT_TEXTS } from '#domain/feed/place-doubt-texts.ts';
import type { FeedRunScope } from './save-complexes.ts';

/** Keeps what a person has to decide about places of two clients, and says so in the run. */
export async function askAboutPlaces(
  tx: Db,
  run: FeedRunScope,
  questions: TwinQuestion[],
): Promise<FeedIssue[]> {
  const asked = await askAboutTwins(tx, questions, run);
  if (asked.length === 0) return [];
  const names = await listPlaceNames(
    tx,
    asked.flatMap(({ kind, freshId, knownId }) => [
      { kind, id: freshId },
      { kind, id: knownId },
    ]),
  );
  return asked.map((twin) => issueOf(twin, names));
}

function issueOf(
  { kind, freshId, knownId, doubt, metres }: PlaceTwin,
  names: readonly PlaceName[],
): FeedIssue {
  const nameOf = (id: number) => names.find((place) => place.kind === kind && place.id === id);
  const fresh = nameOf(freshId);
  const listed = nameOf(knownId);
  return {
    line: null,
    object: fresh?.name ?? String(freshId),
    field: kind === 'complex' ? 'building-name' : 'building',
    value: listed ? `${listed.name} (${listed.clients.join(', ')})` : null,
    expected: `решение, один ли это ${kind === 'complex' ? 'комплекс' : 'дом'}: ${PLACE_DOUBT_TEXTS[doubt ?? 'known'](metres)}`,
    severity: 'warning',
  };
}
