/** A metro as a card names it, with the minutes on foot. */
export interface WalkableMetro {
  name: string;
  /** The colour of its line as '#RRGGBB'. */
  colour: string;
  minutesFoot: number;
}

type Way = Omit<WalkableMetro, 'minutesFoot'> & { minutesFoot: number | null };

/** The nearest of some metros, told nearest first, that people walk to; null where they walk to none. */
export function walkableMetro(metros: readonly Way[]): WalkableMetro | null {
  for (const { name, colour, minutesFoot } of metros) {
    if (minutesFoot !== null) return { name, colour, minutesFoot };
  }
  return null;
}
