import { toDataURL } from 'qrcode';

/** Large enough for any screen it is shown on; the page around it is its quiet zone. */
export const QR_OPTIONS = { width: 512, margin: 0 } as const;

/** A QR code of the text as a picture in a `data:` address, made here: no outside service learns of it. */
export function qrImage(text: string): Promise<string> {
  return toDataURL(text, QR_OPTIONS);
}
