import { z } from 'zod';
import { CURRENCIES } from '#domain/money/currency.ts';

export const Currency = z.enum(CURRENCIES);

export type Currency = z.infer<typeof Currency>;

/** Roubles for one unit of each currency; RUB is 1. */
export const CurrenciesToRuble = z.record(Currency, z.number().positive());

export type CurrenciesToRuble = z.infer<typeof CurrenciesToRuble>;
