/** The chosen with this one among them, last, or without it when it was there. */
export function toggled<Item>(chosen: readonly Item[], item: Item): Item[] {
  return chosen.includes(item) ? chosen.filter((one) => one !== item) : [...chosen, item];
}
