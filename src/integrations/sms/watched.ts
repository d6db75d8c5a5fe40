import { type SmsSender, type SmsState, TELLS_NO_STATES } from './port.ts';

const ASK_MS = 5_000;

interface Options {
  /** Milliseconds from a message to the question what became of it. */
  afterMs: number;
  onState(provider: string, state: SmsState | 'unknown'): void;
}

/**
 * Asks once, some time after a message was taken, what became of it, where its vendor tells. A node that ends meanwhile
 * does not ask: the answer is for people who look after the site, nothing waits for it.
 */
export function watchedSms(sender: SmsSender, { afterMs, onState }: Options): SmsSender {
  const { findState } = sender;
  if (!findState) return sender;
  return {
    ...sender,
    async send(message, call) {
      const result = await sender.send(message, call);
      if (result.ok) {
        const ask = async () => {
          const signal = AbortSignal.timeout(ASK_MS);
          const context = { signal, deadlineMs: ASK_MS, requestId: call.requestId };
          const told = await findState({ ...result.value, to: message.to }, context);
          if (told.ok) onState(result.value.provider, told.value);
          else if (told.providerCode !== TELLS_NO_STATES) onState(result.value.provider, 'unknown');
        };
        setTimeout(() => void ask(), afterMs).unref();
      }
      return result;
    },
  };
}
