import { SuperJSON } from 'superjson';
import { Decimal } from '#domain/money/decimal.ts';

/** The serializer of every procedure call: JSON plus Date and, as a string, Decimal. */
export const wire = new SuperJSON();

wire.registerCustom<Decimal, string>(
  {
    isApplicable: (value): value is Decimal => Decimal.isDecimal(value),
    serialize: (value) => value.toString(),
    deserialize: (text) => new Decimal(text),
  },
  'Decimal',
);
