import type { CallContext, Result } from '../result.ts';

export interface BotMessage {
  chatId: string;
  /** Plain text, at most 4096 characters. */
  text: string;
}

/** How the outside side calls us; secrets of our own, never the token of the bot, for addresses reach logs. */
export interface BotWebhook {
  /** The last part of the address. */
  pathToken: string;
  /** What the header `X-Telegram-Bot-Api-Secret-Token` must say; null where nothing sends it. */
  headerSecret: string | null;
}

/** A bot that writes to people who began a chat with it. A Fail of `BOT_BLOCKED` says that the person ended it. */
export interface Bot {
  provider: string;
  /** Its name without @; null when there is no bot. */
  name: string | null;
  /** Null when nobody may call us. */
  webhook: BotWebhook | null;
  send(message: BotMessage, call: CallContext): Promise<Result<{ messageId: string }>>;
  /** Tells the outside side where we wait for its updates. */
  registerWebhook(url: string, call: CallContext): Promise<Result<null>>;
}

/** The provider code of a message to somebody who has blocked the bot. */
export const BOT_BLOCKED = 'http_403';
