/** A metro as a card names it, with the minutes on foot. */
export interface WalkableMetro {
  name: string;
  /** The colour of its line as '#RRGGBB'. */
  colour: string;
  minutesFoot: number;
  /** A router told the minutes; absent, for a list of cards weighs a kilobyte less, where they are estimated. */
  isMeasured?: true;
}

interface Way extends Pick<WalkableMetro, 'name' | 'colour'> {
  minutesFoot: number | null;
  isFootEstimate: boolean;
}

/** Finds the nearest metro within walking distance in a list that begins with the nearest; null when there is none. */
export function walkableMetro(metros: readonly Way[]): WalkableMetro | null {
  for (const { name, colour, minutesFoot, isFootEstimate } of metros) {
    if (minutesFoot === null) continue;
    return { name, colour, minutesFoot, ...(isFootEstimate ? {} : { isMeasured: true }) };
  }
  return null;
}
