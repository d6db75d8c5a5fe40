import { describe, expect, it } from 'vitest';
import { QR_OPTIONS, qrImage } from './qr-image.ts';

describe('the QR code of a link', () => {
  it('is a picture 512 px wide without a margin', async () => {
    expect(QR_OPTIONS).toEqual({ width: 512, margin: 0 });
    const [kind, data] = (await qrImage('tel:+74950001001')).split(',');
    expect(kind).toBe('data:image/png;base64');
    // The width and the height stand in the header of a PNG at the bytes 16 and 20.
    const bytes = Buffer.from(data!, 'base64');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([512, 512]);
  });
});
