/** The popup with its gap, CSS pixels. */
const WIDTH = 332;
const HEIGHT = 400;

export interface PopupPlace {
  side: 'left' | 'right';
  /** Which edges of the popup and of its block are level. */
  level: 'top' | 'bottom';
}

/** Where the popup of a block has room: at its left if it fits there, grown upwards if it fits above. */
export function popupPlace({ left, bottom }: { left: number; bottom: number }): PopupPlace {
  return { side: left >= WIDTH ? 'left' : 'right', level: bottom >= HEIGHT ? 'bottom' : 'top' };
}
