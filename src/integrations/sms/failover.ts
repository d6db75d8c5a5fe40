import type { CallContext, Fail } from '../result.ts';
import { mayHaveLeft, type SmsMessage, type SmsResult, type SmsSender, TELLS_NO_STATES } from './port.ts';

const CANNOT_BE_CHECKED: Fail = {
  ok: false,
  kind: 'rejected',
  retryable: false,
  providerCode: 'cannot_be_checked',
};

type OnFail = (provider: string, fail: Fail) => void;

/**
 * Asks senders in turn until one takes the message. The next one is asked only when the message certainly never left
 * and its number is not the trouble; `onFail` hears of every failure.
 */
export function failoverSms(senders: readonly [SmsSender, ...SmsSender[]], onFail: OnFail): SmsSender {
  return {
    provider: senders.map(({ provider }) => provider).join(', '),
    async send(message, call) {
      const [first, ...others] = senders;
      let result = await ask(first, message, call);
      for (const sender of others) {
        if (result.ok || result.isAboutNumber || mayHaveLeft(result) || call.signal.aborted) break;
        result = await ask(sender, message, call);
      }
      return result;
    },
    /** Every vendor that can be asked is; the first that is in trouble is told of. */
    async check(call) {
      const checks = await Promise.all(senders.map((sender) => sender.check?.(call)));
      const made = checks.filter((checked) => checked !== undefined);
      return made.find(({ ok }) => !ok) ?? made[0] ?? CANNOT_BE_CHECKED;
    },
    async findState(sent, call) {
      const sender = senders.find(({ provider }) => provider === sent.provider);
      const told = await sender?.findState?.(sent, call);
      return told ?? { ok: false, kind: 'rejected', retryable: false, providerCode: TELLS_NO_STATES };
    },
  };

  async function ask(sender: SmsSender, message: SmsMessage, call: CallContext): Promise<SmsResult> {
    const result = await sender.send(message, call);
    if (!result.ok) onFail(sender.provider, result);
    return result;
  }
}
