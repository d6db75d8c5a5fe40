import type { PlanSize } from '#domain/plan/flat/frame.ts';
import { ImageLoader } from '#ui/ImageLoader/ImageLoader.tsx';
import { type DrawnFlat, type PlanLayers, planDrawing } from './plan-drawing.ts';

const RATIOS: Record<PlanSize, string> = {
  thumb: '92 / 80',
  card: '302 / 220',
  panel: '368 / 276',
  page: '822 / 588',
};

export interface PlanPictureProps {
  flat: DrawnFlat;
  size: PlanSize;
  /** What the picture shows; '' when the text beside it says the same. */
  alt: string;
  /** What is drawn besides walls; by default what reads well at the size. */
  layers?: PlanLayers;
  /** In sight as soon as the page opens. */
  priority?: boolean;
  className?: string | undefined;
}

/** The plan of a flat, drawn from its figures. */
export function PlanPicture({ flat, size, alt, layers, priority, className }: PlanPictureProps) {
  const src = planDrawing(flat, size, layers);
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
