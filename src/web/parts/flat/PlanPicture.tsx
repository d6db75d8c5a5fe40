import type { PlanSize } from '#drawing/addresses.ts';
import { classNames } from '#ui/class-names.ts';
import { ImageLoader } from '#ui/ImageLoader/ImageLoader.tsx';
import styles from './PlanPicture.module.css';
import { type DrawnFlat, type PlanLayers, planDrawing } from './plan-drawing.ts';

const SQUARE = '1 / 1';

const RATIOS: Partial<Record<Exclude<PlanSize, 'card'>, string>> = {
  thumb: '92 / 80',
  panel: '368 / 276',
  page: '822 / 588',
};

export interface PlanPictureProps {
  flat: DrawnFlat;
  size: PlanSize;
  /** The words for those who do not see it; '' when the text beside it says the same. */
  alt: string;
  /** Things drawn besides walls; by default those that read well at the size. */
  layers?: PlanLayers;
  /** The developer's own plan, where a copy of it is kept: it is shown instead of the drawing. */
  kept?: string | undefined;
  /** In sight as soon as the page opens. */
  priority?: boolean | undefined;
  /** The `itemprop` of the picture, for search engines. */
  itemProp?: 'image' | undefined;
  className?: string | undefined;
}

/** The plan of a flat: the developer's where it is kept, else drawn from the flat's figures. */
export function PlanPicture({ flat, size, layers, kept, className, ...image }: PlanPictureProps) {
  const src = kept ?? planDrawing(flat, size, layers);
  const isCard = size === 'card';
  return (
    <ImageLoader
      {...image}
      src={src}
      ratio={isCard ? undefined : (RATIOS[size] ?? SQUARE)}
      fit="contain"
      className={classNames(isCard && styles.card, className)}
    />
  );
}
