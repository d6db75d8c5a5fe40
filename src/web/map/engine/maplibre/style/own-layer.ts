import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';

type Drawn = Extract<LayerSpecification, { source: string }>;

/** A layer without what all layers of our own drawing share. */
export type LayerParts<Layer = Drawn> = Layer extends Drawn ? Omit<Layer, 'source' | 'filter'> : never;

/** A layer of the features of one kind, and of one tier of coasts where that is said. */
export function ownLayer(kind: string, layer: LayerParts, tier?: number): LayerSpecification {
  const isKind: ExpressionSpecification = ['==', ['get', 'kind'], kind];
  const filter: ExpressionSpecification =
    tier === undefined ? isKind : ['all', isKind, ['==', ['get', 'tier'], tier]];
  return { ...layer, source: OWN_SOURCE, filter } as LayerSpecification;
}

/** The source of our own drawing. */
export const OWN_SOURCE = 'own';
