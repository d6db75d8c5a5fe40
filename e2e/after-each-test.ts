import { afterAll, afterEach } from 'vitest';
import { takeLeftBack, takePagesBack } from './browser.ts';

// A worker loads modules once for all its files, but runs this one before each of them.
afterEach(({ task }) => takePagesBack(task.result?.state === 'fail'));
afterAll(takeLeftBack);
