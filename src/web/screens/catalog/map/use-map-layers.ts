import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type MapLayer, readMapLayers, writeMapLayers } from '#domain/catalog/map-layers.ts';

/** The layers that the address asks for, and how one is laid or taken away. */
export function useMapLayers(text: string | undefined) {
  const navigate = useNavigate();
  const layers = useMemo(() => readMapLayers(text ?? ''), [text]);

  function toggle(layer: MapLayer, isShown: boolean) {
    const others = layers.filter((one) => one !== layer);
    void navigate({
      to: '/search',
      search: (old) => ({ ...old, layers: writeMapLayers(isShown ? [...others, layer] : others) }),
      // How the map looks is no step one would go back to.
      replace: true,
      resetScroll: false,
    });
  }

  return { layers, toggle };
}
