import type { TwinPlaceShown, TwinShown } from '#contract/feed.ts';
import type { Db } from '#db/client.ts';
import type { PlaceKind } from '#db/queries/feed/listed-places.ts';
import { listPlaceNames, listTwins as listTwinRows } from '#db/queries/feed/twin-questions.ts';
import { PLACE_DOUBT_TEXTS } from '#domain/feed/place-doubt-texts.ts';

/** Places that a feed shares with other clients, those about which a person is asked first. */
export async function listTwins(db: Db, feedId: number): Promise<TwinShown[]> {
  const rows = await listTwinRows(db, feedId);
  const ids = rows.flatMap(({ kind, placeId, otherId }) => [
    { kind, id: placeId },
    ...(otherId === null ? [] : [{ kind, id: otherId }]),
  ]);
  const names = new Map((await listPlaceNames(db, ids)).map((place) => [keyOf(place), place]));
  const placeOf = (kind: PlaceKind, id: number): TwinPlaceShown => {
    const { name, complexId, clients } = names.get(keyOf({ kind, id }))!;
    return { id, name, complexId, clients };
  };
  return rows.map(({ kind, state, twinId, placeId, otherId, doubt, metres }) => ({
    kind,
    state,
    twinId,
    place: placeOf(kind, placeId),
    other: otherId === null ? null : placeOf(kind, otherId),
    why: doubt === null ? null : PLACE_DOUBT_TEXTS[doubt](metres),
  }));
}

function keyOf({ kind, id }: { kind: PlaceKind; id: number }): string {
  return `${kind} ${id}`;
}
