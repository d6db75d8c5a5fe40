import type { CallContext, Result } from '../result.ts';

export interface BotMessage {
  chatId: string;
  /** Plain text, at most 4096 characters. */
  text: string;
}

/**
 * Secrets of the address at which the bot gets its updates. They are our own and not the bot's token, because addresses
 * reach logs.
 */
export interface BotWebhook {
  /** The last part of the address. */
  pathToken: string;
  /** The expected header `X-Telegram-Bot-Api-Secret-Token`; null where nothing sends it. */
  headerSecret: string | null;
}

/**
 * A bot that writes to people who began a chat with it. A Fail of `BOT_BLOCKED` means that the person ended the chat.
 */
export interface Bot {
  provider: string;
  /** The name without @; null when there is no bot. */
  name: string | null;
  /** Null when nobody may send updates to us. */
  webhook: BotWebhook | null;
  send(message: BotMessage, call: CallContext): Promise<Result<{ messageId: string }>>;
  /** Asks Telegram who the bot is. Absent where there is no Telegram. */
  check?(call: CallContext): Promise<Result<null>>;
  /** Tells Telegram the address for its updates. */
  registerWebhook(url: string, call: CallContext): Promise<Result<null>>;
}

/** The provider code for a message to a person who has blocked the bot. */
export const BOT_BLOCKED = 'http_403';
