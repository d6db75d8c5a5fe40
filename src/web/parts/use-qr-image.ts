import { useEffect, useState } from 'react';

/** The QR code of a text, drawn in the browser; undefined until its drawer has come, or when it did not come. */
export function useQrImage(text: string): string | undefined {
  const [image, setImage] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    import('./qr-image.ts')
      .then(({ qrImage }) => qrImage(text))
      .then((made) => isWanted && setImage(made))
      // The number itself is on the page; without the drawing nothing is lost.
      .catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [text]);
  return image;
}
