import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import S3rver from '@20minutes/s3rver';
import { type Fault, goWrong } from '#integrations/http/fake-vendor.ts';
import type { S3Bucket } from '#integrations/storage/s3-client.ts';

export interface S3Server {
  bucket: S3Bucket;
  /** Spoils the next `times` answers. */
  fault(fault: Fault, times?: number): void;
  /** Answers well again, whatever was to be spoilt still. */
  forget(): void;
  /** Answers the next call in place of the server. */
  answerOnce(answer: (response: ServerResponse, request: IncomingMessage) => void): void;
  /** Calls ever made. */
  calls(): number;
  /** Finds this server under any name. */
  lookup: LookupFunction;
  close(): Promise<void>;
}

const BUCKET = 'genplan-files';

/** Starts a real S3 server over a directory for tests: it checks signatures and keeps objects in files. */
export async function startS3Server(directory: string): Promise<S3Server> {
  const s3 = new S3rver({
    directory,
    silent: true,
    serviceEndpoint: 'localhost',
    configureBuckets: [{ name: BUCKET }],
  });
  await s3.configureBuckets();
  const handle: RequestListener = s3.callback();
  const answers: ((...call: Parameters<RequestListener>) => void)[] = [];
  let calls = 0;
  const server = createServer((request, response) => {
    calls += 1;
    const answer = answers.shift();
    if (answer) return answer(request, response);
    handle(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    bucket: {
      endpoint: `http://s3.localhost:${port}`,
      region: 'us-east-1',
      bucket: BUCKET,
      key: 'S3RVER',
      secret: 'S3RVER',
      pathStyle: true,
    },
    fault(fault, times = 1) {
      answers.push(...Array.from({ length: times }, () => goWrong.bind(null, fault)));
    },
    forget() {
      answers.length = 0;
    },
    answerOnce: (answer) => answers.push((request, response) => answer(response, request)),
    calls: () => calls,
    lookup: (_name, options, done) =>
      options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4),
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
