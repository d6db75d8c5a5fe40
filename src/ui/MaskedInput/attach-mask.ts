import type { MaskEdit, TextMask } from './masks.ts';

export interface AttachedMask {
  /** Puts a text into the field from outside. */
  set: (text: string) => void;
  detach: () => void;
}

/**
 * Keeps the text of an input in the shape of a mask, however it comes there: typed, pasted, composed, put in by the
 * browser with an event or typed before this script woke. `report` hears every text that is shown.
 */
export function attachMask(
  input: HTMLInputElement,
  mask: TextMask,
  value: string,
  report: (text: string) => void,
): AttachedMask {
  let shown = value;
  let isFresh = value === '';
  /** What was selected before the edit that is under way; null when nobody announced one. */
  let selected: [number, number] | null = null;
  /** What was typed before this woke; the page may bring it once more, when more has been typed already. */
  let adopted = input.value === value ? '' : input.value;

  const countOwn = (text: string) => [...text].filter((char) => mask.own.test(char)).length;

  function show(text: string, ownAfterCaret = 0) {
    const isChanged = text !== shown;
    shown = text;
    if (input.value !== text) input.value = text;
    if (document.activeElement === input) {
      const caret = caretBefore(text, ownAfterCaret, mask.own);
      input.setSelectionRange(caret, caret);
    }
    if (isChanged) report(text);
  }

  /** The edit between what was shown and what stands in the field now. */
  function editOf(inputType: string): Omit<MaskEdit, 'isFresh'> {
    const now = input.value;
    const whole = { before: '', typed: now, after: '' };
    if (selected === null) return whole;
    if (inputType.startsWith('delete')) {
      const caret = input.selectionStart ?? now.length;
      const left = { before: now.slice(0, caret), typed: '', after: now.slice(caret) };
      // Only the mask was hit: what stands beyond it goes.
      return countOwn(now) < countOwn(shown) ? left : withoutNext(left, inputType, mask.own);
    }
    const [before, after] = [shown.slice(0, selected[0]), shown.slice(selected[1])];
    const isKept = now.startsWith(before) && now.slice(before.length).endsWith(after);
    if (!isKept) return whole;
    const typed = now.slice(before.length, now.length - after.length);
    // Nothing but the start of the mask: where in it the caret stood says nothing.
    return shown === mask.start ? { before: shown, typed, after: '' } : { before, typed, after };
  }

  function take({ isTrusted = true, inputType = '' }: { isTrusted?: boolean; inputType?: string } = {}) {
    if (!isTrusted && input.value !== '' && adopted.startsWith(input.value)) input.value = shown;
    if (input.value === shown) {
      selected = null;
      return;
    }
    const edit = editOf(inputType);
    selected = null;
    if (countOwn(edit.before + edit.after) <= countOwn(mask.start)) isFresh = true;
    const text = mask.shape({ ...edit, isFresh });
    if (countOwn(text) < countOwn(edit.before + edit.typed + edit.after)) isFresh = false;
    show(text, ownAfter(text, edit.after));
  }

  /** How many own characters stand behind the caret: those that did, unless the edit took the place of all. */
  function ownAfter(text: string, after: string): number {
    const own = (from: string) => [...from].filter((char) => mask.own.test(char)).join('');
    return own(text).endsWith(own(after)) ? countOwn(after) : 0;
  }

  function begin() {
    if (input.value !== '' || mask.start === '' || input.readOnly) return;
    isFresh = true;
    show(mask.start);
    // The browser selects or places the caret after the focus.
    queueMicrotask(placeAfterStart);
  }

  function placeAfterStart() {
    if (mask.start !== '' && shown === mask.start && document.activeElement === input) {
      input.setSelectionRange(shown.length, shown.length);
    }
  }

  const listeners: [string, (event: Event) => void][] = [
    [
      'beforeinput',
      (event) => {
        // A composition announces every step, and is one edit from the first on.
        if ((event as InputEvent).isComposing && selected !== null) return;
        selected = [input.selectionStart ?? 0, input.selectionEnd ?? input.value.length];
      },
    ],
    ['input', (event) => !(event as InputEvent).isComposing && take(event)],
    ['compositionend', () => take()],
    ['change', take],
    ['focus', begin],
    ['click', placeAfterStart],
    [
      'blur',
      () => {
        take();
        if (mask.start.startsWith(shown)) show('');
        isFresh = shown === '';
        adopted = '';
      },
    ],
  ];
  for (const [type, listener] of listeners) input.addEventListener(type, listener);
  // Typed into the HTML of the server, before this woke.
  take();
  if (document.activeElement === input) begin();

  return {
    set(text) {
      if (text === shown) return;
      isFresh = false;
      shown = text;
      show(mask.shape({ before: '', typed: text, after: '', isFresh }));
    },
    detach() {
      for (const [type, listener] of listeners) input.removeEventListener(type, listener);
    },
  };
}

/** An edit that takes the nearest own character away on the side of a deletion. */
function withoutNext(
  { before, after, typed }: Omit<MaskEdit, 'isFresh'>,
  inputType: string,
  own: RegExp,
): Omit<MaskEdit, 'isFresh'> {
  if (/Forward/.test(inputType)) {
    const at = [...after].findIndex((char) => own.test(char));
    return { before, typed, after: at < 0 ? after : after.slice(at + 1) };
  }
  const at = [...before].findLastIndex((char) => own.test(char));
  return { before: at < 0 ? before : before.slice(0, at), typed, after };
}

/** Where the caret stands so that so many own characters are behind it: right after what is before them. */
function caretBefore(text: string, ownBehind: number, own: RegExp): number {
  let caret = text.length;
  for (let left = ownBehind; left > 0 && caret > 0; caret -= 1) if (own.test(text[caret - 1]!)) left -= 1;
  return caret;
}
