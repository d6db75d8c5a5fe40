import type { HostMessage } from '#contract/widget-protocol.ts';

/** What a placeholder says of where to begin, for a frame that was loaded without it; the frame drops what is no number. */
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
