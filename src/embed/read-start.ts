import type { HostMessage } from '#contract/widget-protocol.ts';

/**
 * Reads the initial settings from the attributes of a placeholder, for a frame that was loaded without them; the frame
 * drops values that are no numbers.
 */
export function readStart({ price, initialPayment, years, region }: DOMStringMap): Omit<HostMessage, 'type'> {
  return {
    ...numberOf('price', price),
    ...numberOf('initialPayment', initialPayment),
    ...numberOf('years', years),
    ...(region && { region: region as NonNullable<HostMessage['region']> }),
  };
}

function numberOf(name: string, text: string | undefined): Record<string, number> {
  return text ? { [name]: Number(text.replace(/\s/g, '').replace(',', '.')) } : {};
}
