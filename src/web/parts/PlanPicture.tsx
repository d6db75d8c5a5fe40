import type { Flat } from '#contract/catalog.ts';
import type { PlanSize } from '#domain/plan/flat/frame.ts';
import { planAddress } from '#domain/plan/picture-address.ts';
import { ImageLoader } from '#ui/ImageLoader/ImageLoader.tsx';

const RATIOS: Record<PlanSize, string> = {
  thumb: '92 / 80',
  card: '302 / 220',
  panel: '368 / 276',
  page: '822 / 588',
};

export interface PlanPictureProps {
  flat: Pick<Flat, 'rooms' | 'area' | 'kitchenArea' | 'balcony' | 'logia' | 'houseId'>;
  size: PlanSize;
  /** What the picture shows; '' when the text beside it says the same. */
  alt: string;
  /** What is drawn besides walls; by default what reads well at the size. */
  layers?: { furniture: boolean; dimensions: boolean };
  /** In sight as soon as the page opens. */
  priority?: boolean;
  className?: string | undefined;
}

/** The plan of a flat, drawn from its figures. */
export function PlanPicture({ flat, size, alt, layers, priority, className }: PlanPictureProps) {
  const src = planAddress({
    input: {
      rooms: flat.rooms,
      areaM2x100: Math.round(flat.area * 100),
      kitchenAreaM2x100: flat.kitchenArea === null ? null : Math.round(flat.kitchenArea * 100),
      balcony: flat.balcony,
      loggia: flat.logia,
      // Flats above each other are alike, so one house draws one area one way.
      seed: flat.houseId * 1_000_003 + Math.round(flat.area * 100),
    },
    size,
    furniture: layers?.furniture ?? size !== 'thumb',
    dimensions: size === 'page' && (layers?.dimensions ?? true),
  });
  return (
    <ImageLoader
      src={src}
      alt={alt}
      ratio={RATIOS[size]}
      fit="contain"
      priority={priority}
      className={className}
    />
  );
}
