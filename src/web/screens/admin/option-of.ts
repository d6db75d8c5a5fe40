import type { NamedId } from '#domain/mortgage/offer/offer.ts';
import type { ComboboxOption } from '#ui/Combobox/combobox-options.ts';

/** A record as a list offers it. */
export function optionOf({ id, name }: NamedId): ComboboxOption {
  return { value: String(id), label: name };
}
