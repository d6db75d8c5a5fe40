/** A metro as a card names it, with the minutes on foot. */
export interface WalkableMetro {
  name: string;
  /** The colour of its line as '#RRGGBB'. */
  colour: string;
  minutesFoot: number;
  /** By the straight line. */
  isEstimate: boolean;
}

interface Way extends Pick<WalkableMetro, 'name' | 'colour'> {
  minutesFoot: number | null;
  isFootEstimate: boolean;
}

/** Finds the nearest metro within walking distance in a list that begins with the nearest; null when there is none. */
export function walkableMetro(metros: readonly Way[]): WalkableMetro | null {
  for (const { name, colour, minutesFoot, isFootEstimate: isEstimate } of metros) {
    if (minutesFoot !== null) return { name, colour, minutesFoot, isEstimate };
  }
  return null;
}
