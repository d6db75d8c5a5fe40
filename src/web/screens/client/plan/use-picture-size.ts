import { useEffect, useState } from 'react';
import type { PlanSize } from './edit-outlines.ts';

/** The size of a drawing that says none. */
const USUAL: PlanSize = { width: 1600, height: 1000 };

/** How large a picture is, once it has loaded; null until then. */
export function usePictureSize(address: string): PlanSize | 'failed' | null {
  const [size, setSize] = useState<PlanSize | 'failed' | null>(null);
  useEffect(() => {
    const image = new Image();
    let isWanted = true;
    setSize(null);
    image.onload = () => {
      const { naturalWidth: width, naturalHeight: height } = image;
      if (isWanted) setSize(width > 0 && height > 0 ? { width, height } : USUAL);
    };
    image.onerror = () => {
      if (isWanted) setSize('failed');
    };
    image.src = address;
    return () => {
      isWanted = false;
    };
  }, [address]);
  return size;
}
