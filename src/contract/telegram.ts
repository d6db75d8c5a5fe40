import { z } from 'zod';

/** The messages a broker wants from Telegram; an absent field stays as it was. */
export const TelegramNoticesInput = z.object({
  newApplications: z.boolean().optional(),
  statusChanges: z.boolean().optional(),
});
export type TelegramNoticesInput = z.infer<typeof TelegramNoticesInput>;

export interface TelegramSettings {
  /** The name of the bot without @; null where the installation has no bot. */
  bot: string | null;
  /** The chat the bot writes to; null until one is linked. */
  chat: { name: string; linkedAt: Date } | null;
  notices: { newApplications: boolean; statusChanges: boolean };
}

/** A link that connects one chat and works once. */
export interface TelegramLink {
  url: string;
  expiresAt: Date;
}

const Chat = z.object({
  id: z.int(),
  type: z.string(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
});

/** The part of a Bot API update that we read; updates of other kinds have no `message` with text. */
export const TelegramUpdate = z.object({
  update_id: z.int(),
  message: z.object({ chat: Chat, text: z.string().max(4_096).optional() }).optional(),
});
export type TelegramUpdate = z.infer<typeof TelegramUpdate>;
