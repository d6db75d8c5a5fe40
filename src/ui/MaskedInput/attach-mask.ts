import type { MaskEdit, TextMask } from './masks.ts';

export interface AttachedMask {
  /** Puts a text into the field from outside. */
  set: (text: string) => void;
  detach: () => void;
}

/**
 * Keeps the text of an input in the shape of a mask, whether it is typed, pasted, composed, filled in by the browser
 * with an event, or was typed before this script started. `report` is called with every text that is shown.
 */
export function attachMask(
  input: HTMLInputElement,
  mask: TextMask,
  value: string,
  report: (text: string) => void,
): AttachedMask {
  let shown = value;
  let isFresh = value === '';
  /** The selection before the current edit; null when no `beforeinput` came. */
  let selected: [number, number] | null = null;
  /** The text typed before this script started; the page may set it once more, when more has been typed already. */
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

  /** Finds the edit between the text shown before and the text in the field now. */
  function editOf(inputType: string): Omit<MaskEdit, 'isFresh'> {
    const now = input.value;
    const whole = { before: '', typed: now, after: '' };
    if (selected === null) return whole;
    if (inputType.startsWith('delete')) {
      const caret = input.selectionStart ?? now.length;
      const left = { before: now.slice(0, caret), typed: '', after: now.slice(caret) };
      // The deletion hit only characters of the mask, so it removes the next character of the person's own.
      return countOwn(now) < countOwn(shown) ? left : withoutNext(left, inputType, mask.own);
    }
    const [before, after] = [shown.slice(0, selected[0]), shown.slice(selected[1])];
    const isKept = now.startsWith(before) && now.slice(before.length).endsWith(after);
    if (!isKept) return whole;
    const typed = now.slice(before.length, now.length - after.length);
    // The field held only the start of the mask, so the place of the caret in it has no meaning.
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

  /** Counts the person's own characters after the caret: as many as before, unless the edit replaced the whole text. */
  function ownAfter(text: string, after: string): number {
    const own = (from: string) => [...from].filter((char) => mask.own.test(char)).join('');
    return own(text).endsWith(own(after)) ? countOwn(after) : 0;
  }

  function begin() {
    if (input.value !== '' || mask.start === '' || input.readOnly) return;
    isFresh = true;
    show(mask.start);
    // The browser selects the text or places the caret after the focus event.
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
        // A composition announces each of its steps, and is one edit from the first of them on.
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
  // Takes the text typed into the server's HTML before this script started.
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

/** Changes an edit so that it removes the nearest own character on the side of the deletion. */
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

/** Finds the caret position with so many own characters after it: right behind the characters before them. */
function caretBefore(text: string, ownBehind: number, own: RegExp): number {
  let caret = text.length;
  for (let left = ownBehind; left > 0 && caret > 0; caret -= 1) if (own.test(text[caret - 1]!)) left -= 1;
  return caret;
}
