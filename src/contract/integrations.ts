import { z } from 'zod';

export const CheckIntegrationInput = z.object({ port: z.string().max(40) });

/** An outside system as the page of integrations shows it. */
export interface IntegrationShown {
  port: string;
  title: string;
  provider: string;
  /** `cached` answers from memory alone in the last hour, `embedded` is the product itself, `off` answers nothing. */
  state: 'live' | 'cached' | 'embedded' | 'off';
  /** It is left alone for a while after failures. */
  isBreakerOpen: boolean;
  /** Calls of the last hour at all nodes; remembered answers are apart. */
  calls: number;
  cached: number;
  failed: number;
  /** Nineteen calls of twenty ended within so many milliseconds; null without calls, Infinity over ten seconds. */
  within: number | null;
  lastFail: { words: string; at: Date } | null;
  /** The last call of a node that runs, and how it ended. */
  lastCall: { outcome: 'ok' | 'cached' | 'failed'; at: Date } | null;
  /** Null when it can be checked now, else why not. */
  uncheckable: string | null;
}

export interface IntegrationsShown {
  asOf: Date;
  integrations: IntegrationShown[];
  /** Text messages of the running day. */
  sms: { sent: number; budget: number };
  /** The nodes that run. */
  nodes: number;
}

export interface IntegrationCheck {
  isGood: boolean;
  words: string;
  milliseconds: number;
}
