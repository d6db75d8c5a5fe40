import { wire } from '#contract/wire.ts';
import { CallError } from './call-error.ts';
import type { Call } from './make-call.ts';
import { NOT_OURS } from './not-ours.ts';
import { readCallError } from './read-call-error.ts';
import { noteServerDate } from './server-clock.ts';

const ADDRESS = '/api/trpc/';
/** The longest address every proxy and browser passes; a longer batch is split. */
const MAX_ADDRESS_LENGTH = 2083;
/** The server refuses longer batches. */
const MAX_BATCH = 20;

type Written = ReturnType<typeof wire.serialize>;

interface Waiting {
  call: Call;
  input: Written | undefined;
  resolve: (answer: unknown) => void;
  reject: (error: CallError) => void;
}

let waiting: Waiting[] = [];

/**
 * A call over HTTP to this origin; calls made at once travel together, questions in an address and changes in a body.
 * The session cookie travels by itself and no script can read it. Errors: CallError.
 */
export function browserCall(call: Call): Promise<unknown> {
  const input = call.input === undefined ? undefined : wire.serialize(call.input);
  return new Promise((resolve, reject) => {
    if (waiting.length === 0) setTimeout(sendWaiting);
    waiting.push({ call, input, resolve, reject });
  });
}

function sendWaiting(): void {
  const calls = waiting;
  waiting = [];
  for (const batch of batchesOf(calls)) void send(batch);
}

function batchesOf(calls: Waiting[]): Waiting[][] {
  const batches: Waiting[][] = [];
  for (const one of calls) {
    const last = batches.findLast(([first]) => first!.call.type === one.call.type);
    if (last && fits([...last, one])) last.push(one);
    else batches.push([one]);
  }
  return batches;
}

function fits(batch: Waiting[]): boolean {
  return batch.length <= MAX_BATCH && addressOf(batch).length <= MAX_ADDRESS_LENGTH;
}

function addressOf(batch: Waiting[]): string {
  const address = `${ADDRESS}${batch.map(({ call }) => call.path).join(',')}?batch=1`;
  return batch[0]!.call.type === 'mutation'
    ? address
    : `${address}&input=${encodeURIComponent(inputsOf(batch))}`;
}

function inputsOf(batch: Waiting[]): string {
  return JSON.stringify(Object.fromEntries(batch.map(({ input }, at) => [at, input])));
}

async function send(batch: Waiting[]): Promise<void> {
  try {
    const isChange = batch[0]!.call.type === 'mutation';
    const answer = await fetch(addressOf(batch), {
      ...(isChange && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: inputsOf(batch),
      }),
    });
    noteServerDate(answer.headers.get('date'), Date.now());
    const written: unknown = await answer.json().catch(() => null);
    batch.forEach((one, at) => {
      settle(one, Array.isArray(written) ? written[at] : written);
    });
  } catch (error) {
    for (const { reject } of batch) reject(readCallError(error));
  }
}

function settle(
  { resolve, reject }: Waiting,
  written: { result?: { data: Written }; error?: Written },
): void {
  if (written?.error) reject(readCallError({ error: wire.deserialize(written.error) }));
  else if (written?.result) resolve(wire.deserialize(written.result.data));
  else reject(new CallError(NOT_OURS));
}
