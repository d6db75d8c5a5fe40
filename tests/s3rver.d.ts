/** The package brings no types: these are the few that our tests use. */
declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';

  // biome-ignore lint/style/noDefaultExport: the package has no other export
  export default class S3rver {
    constructor(options: {
      directory: string;
      silent: boolean;
      serviceEndpoint: string;
      configureBuckets: { name: string }[];
    });
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
  }
}
