import { z } from 'zod';
import { CURRENCIES } from '#domain/money/currency.ts';

const Currency = z.enum(CURRENCIES);

/** Roubles for one unit of each currency; RUB is 1. */
export const CurrenciesToRuble = z.record(Currency, z.number().positive());

export type CurrenciesToRuble = z.infer<typeof CurrenciesToRuble>;
