import type { FeedPicture } from '#db/queries/listing/complex-pictures.ts';
import type { CanonicalComplex } from '#domain/feed/canonical-listing.ts';

/**
 * All pictures of a complex and of these houses of it, its films behind them; pictures of its construction say when they
 * were taken.
 */
export function feedPictures(complex: CanonicalComplex, houses = complex.houses): FeedPicture[] {
  const usual = [...complex.photoUrls, ...houses.flatMap(({ photoUrls }) => photoUrls)];
  const dated = new Set(complex.progressPhotos.map(({ url }) => url));
  return [
    ...usual
      .filter((url) => !dated.has(url))
      .map((url): FeedPicture => ({ type: 'IMAGE', url, takenOn: null })),
    ...complex.videoUrls.map((url): FeedPicture => ({ type: 'VIDEO', url, takenOn: null })),
    ...complex.progressPhotos.map((photo): FeedPicture => ({ type: 'IMAGE', ...photo })),
  ];
}
