import { facadeAddress, shareAddress } from '#drawing/addresses.ts';

/** A house in the evening stands for the whole site. */
export const SITE_PICTURE = shareAddress(
  facadeAddress({
    input: { seed: 5, floors: 17, comfortClass: 'BUSINESS' },
    size: 'hero',
    light: 'dusk',
  }),
);
