import { useState } from 'react';

/** Whether a pointer, a finger or the focus has come to a thing, and the events that tell it. */
export function useNear() {
  const [isNear, setIsNear] = useState(false);
  const come = () => setIsNear(true);
  return [isNear, { onPointerOver: come, onFocus: come }] as const;
}
