import type { Complex, House } from '#contract/catalog.ts';
import { facadeAddress } from '#domain/plan/picture-address.ts';
import { ImageLoader } from '#ui/ImageLoader/ImageLoader.tsx';

/** How tall a house is drawn when nobody said. */
const USUAL_FLOORS = 12;

/** Taller ones would be drawn too small to see a window. */
const MOST_FLOORS = 90;

const RATIOS = { card: '302 / 200', hero: '846 / 476' };

export interface FacadePictureProps {
  complex: Pick<Complex, 'id' | 'comfortClass'>;
  houses: readonly Pick<House, 'floors'>[];
  size: 'card' | 'hero';
  light?: 'day' | 'dusk';
  /** What the picture shows; '' when the text beside it says the same. */
  alt: string;
  /** In sight as soon as the page opens. */
  priority?: boolean;
  className?: string | undefined;
}

/** The tallest house of a complex from the street, drawn from its figures. */
export function FacadePicture({
  complex,
  houses,
  size,
  light = 'day',
  alt,
  priority,
  className,
}: FacadePictureProps) {
  const tallest = Math.max(0, ...houses.map(({ floors }) => floors ?? 0));
  const src = facadeAddress({
    input: {
      seed: complex.id,
      floors: Math.min(tallest || USUAL_FLOORS, MOST_FLOORS),
      comfortClass: complex.comfortClass,
    },
    size,
    light,
  });
  return <ImageLoader src={src} alt={alt} ratio={RATIOS[size]} priority={priority} className={className} />;
}
