import type { MessagePort } from 'node:worker_threads';
import type { ChannelOptions } from 'birpc';
import { writeAnswer } from '#api/trpc/write-answer.ts';
import { wire } from '#contract/wire.ts';

/** Calls between a process and the drawing of a page go by a port of its own, written as they are over HTTP. */
export function drawingChannel(port: MessagePort): ChannelOptions {
  return {
    post: (message) => port.postMessage(message),
    on: (hear) => void port.on('message', hear),
    serialize: (message) => JSON.stringify(writeAnswer(message)),
    deserialize: (text) => wire.parse(text),
  };
}
