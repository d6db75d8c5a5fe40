/** Letters are typed into these, or find an option by its first one. */
const TYPED =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="combobox"], [role="listbox"], [role="menu"]';

/** Whether a press of one key may mean something to the page: not in a field, nor over a window, nor taken before. */
export function isSingleKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return false;
  return !(event.target as Element).closest(TYPED) && !document.querySelector('[role="dialog"]');
}
