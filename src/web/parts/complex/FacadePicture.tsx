import type { Complex, House } from '#contract/catalog.ts';
import { ImageLoader } from '#ui/ImageLoader/ImageLoader.tsx';
import { type FacadeLook, facadeDrawing } from './facade-drawing.ts';

const RATIOS = { card: '302 / 200', hero: '846 / 476' };

export interface FacadePictureProps extends FacadeLook {
  complex: Pick<Complex, 'id' | 'comfortClass'>;
  houses: readonly Pick<House, 'floors'>[];
  /** The words for those who do not see it; '' when the text beside it says the same. */
  alt: string;
  /** In sight as soon as the page opens. */
  priority?: boolean | undefined;
  /** The `itemprop` of the picture, for search engines. */
  itemProp?: 'image' | undefined;
  className?: string | undefined;
}

/** The tallest house of a complex from the street, drawn from its figures. */
export function FacadePicture({ complex, houses, size, light, ...image }: FacadePictureProps) {
  return (
    <ImageLoader src={facadeDrawing(complex, houses, { size, light })} ratio={RATIOS[size]} {...image} />
  );
}
