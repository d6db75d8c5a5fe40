import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { loadEngine } from './engine/load-engine.ts';
import type { MapHandle } from './engine/map-engine.ts';
import { leaveRoom } from './leave-room.ts';
import type { MapViewProps } from './map-view-props.ts';
import { NO_INSET } from './no-inset.ts';
import { useMapTurn } from './use-map-turn.ts';

/** The map drawn into `host` when the turn of its section comes; it goes with the screen. */
export function useMap(
  section: RefObject<HTMLElement | null>,
  host: RefObject<HTMLElement | null>,
  {
    label,
    bounds,
    start = bounds,
    inset = NO_INSET,
    clear = inset,
    isInPage = false,
    onFailure,
  }: MapViewProps,
): MapHandle | 'waiting' | 'failed' {
  const turn = useMapTurn(section);
  const [map, setMap] = useState<MapHandle | 'waiting' | 'failed'>('waiting');
  const fail = useEffectEvent(() => {
    setMap('failed');
    onFailure?.();
  });
  const mount = useEffectEvent(async (settings: Exclude<typeof turn, string>) => {
    const mountMap = await loadEngine(settings.engine);
    const { clientWidth: width, clientHeight: height } = host.current!;
    return mountMap(host.current!, {
      label,
      start,
      isInPage,
      settings,
      inset: start === bounds ? leaveRoom(clear, { width, height }) : inset,
    });
  });
  useEffect(() => {
    if (turn === 'waiting') return;
    if (turn === 'failed') return fail();
    let drawn: MapHandle | undefined;
    let isGone = false;
    mount(turn).then(
      (handle) => {
        if (isGone) return handle.destroy();
        drawn = handle;
        setMap(handle);
      },
      () => isGone || fail(),
    );
    return () => {
      isGone = true;
      drawn?.destroy();
    };
  }, [turn]);
  return map;
}
