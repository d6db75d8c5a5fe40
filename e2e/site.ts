import { inject } from 'vitest';

const products = inject('products');

/** The product that the files of this worker have to themselves: its origin, and where it keeps what it knows. */
export const { url: siteUrl, dataDir } = products[Number(process.env.VITEST_POOL_ID) - 1]!;
