import { z } from 'zod';
import { Phone } from './phone.ts';

export const SignInCodeInput = z.object({
  phone: Phone,
  agreement: z.literal(true, 'Вы должны согласиться'),
});

export type SignInCodeInput = z.infer<typeof SignInCodeInput>;

export const SignInInput = z.object({ phone: Phone, otp: z.string().max(50) });

export type SignInInput = z.infer<typeof SignInInput>;

/** The token of a one-time link, 43 characters of base64url. */
export const SignInLinkInput = z.object({ token: z.string().max(100) });

export const CODE_INVALID = 'Кажется, вы ввели неправильный код. Давайте попробуем ещё раз';

/** The code as its field shows it, 'ABC 123'. */
export const SignInCodeForm = z.object({
  code: z
    .string()
    .min(1, { error: 'Нужно ввести код', abort: true })
    .regex(/^[A-Z0-9]{3} [A-Z0-9]{3}$/, { error: CODE_INVALID }),
});

export type SignInCodeForm = z.infer<typeof SignInCodeForm>;
