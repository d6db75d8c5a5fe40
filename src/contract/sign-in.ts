import { z } from 'zod';
import { Phone } from './phone.ts';

export const SignInCodeInput = z.object({
  phone: Phone,
  agreement: z.literal(true, 'Вы должны согласиться'),
});

export type SignInCodeInput = z.infer<typeof SignInCodeInput>;

export const SignInInput = z.object({ phone: Phone, otp: z.string().max(50) });

export type SignInInput = z.infer<typeof SignInInput>;
