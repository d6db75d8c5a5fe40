// Runs in the head of a page, before any of its scripts has come; plain JavaScript, written into the HTML as it stands.
// What a visitor presses, ticks or types in a part whose scripts are still on their way is done when they have come.
// Links, forms that have an address and popovers work without scripts and are left alone. Whoever has pressed a button
// and waits for longer than a second is told why.
(() => {
  const TOLD_AFTER_MS = 1_000;
  /** Nobody expects the answer to a press any more; what was typed and ticked is never forgotten. */
  const FORGOTTEN_AFTER_MS = 120_000;
  const waiting = new Map();
  let line;

  // React leaves its props on every element it takes over…
  const isTaken = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));

  // …and lets no event through to one before it has taken over the whole part around it. A box that is ticked between
  // the two would be seen as one that was ticked all along. An event of a kind it cannot put off makes it hurry.
  function isAwake(element) {
    let hears = false;
    const hear = () => {
      hears = true;
    };
    element.addEventListener('auxclick', hear);
    element.dispatchEvent(new Event('auxclick', { bubbles: true }));
    element.removeEventListener('auxclick', hear);
    return hears;
  }

  function remember(element, act, isPress = false) {
    if (waiting.size === 0) requestAnimationFrame(doAwake);
    waiting.set(element, { act, isPress, at: performance.now(), isDue: false });
  }

  function tellWhoWaits() {
    const now = performance.now();
    const mustWait = [...waiting.values()].some(({ isPress, at }) => isPress && now - at > TOLD_AFTER_MS);
    if (mustWait === Boolean(line)) return;
    line?.remove();
    line = mustWait ? document.createElement('output') : undefined;
    if (!line) return;
    line.dataset.waits = '';
    line.textContent = 'Страница ещё загружается, нажатие не\u00a0потеряно';
    document.body.append(line);
  }

  // Parts that sleep hear it once their scripts are there.
  function call(element) {
    const part = element.closest('[data-asleep]');
    part?.dispatchEvent(new Event('wake'));
    if (part?.parentElement) call(part.parentElement);
  }

  function doAwake() {
    for (const [element, press] of waiting) {
      call(element);
      const isOld = press.isPress && performance.now() - press.at > FORGOTTEN_AFTER_MS;
      if (!element.isConnected || isOld) waiting.delete(element);
      else if (!press.isDue && isTaken(element) && isAwake(element)) {
        press.isDue = true;
        // Effects of what has just woken come first.
        setTimeout(() => {
          if (waiting.get(element) !== press) return;
          waiting.delete(element);
          press.act();
        });
      }
    }
    tellWhoWaits();
    if (waiting.size > 0) requestAnimationFrame(doAwake);
  }

  addEventListener(
    'click',
    (event) => {
      const button = event.target.closest?.('button');
      if (!button || isTaken(button) || button.popoverTargetElement) return;
      if (button.type === 'submit' && button.form?.hasAttribute('action')) return;
      event.preventDefault();
      remember(button, () => button.click(), true);
    },
    true,
  );

  addEventListener(
    'input',
    ({ target }) => {
      // A part that is awake hears what the field holds by itself, and all that was typed before is in it.
      if (isTaken(target)) return void waiting.delete(target);
      const isBox = target.type === 'checkbox' || target.type === 'radio';
      // Taken now: what wakes may draw the field anew, with the text it began with, before it is asked.
      const typed = target.value;
      remember(target, () => (isBox ? tick(target) : type(target, typed)));
    },
    true,
  );

  // What opens by itself may have more to show then. What stood open from the first nobody has pressed.
  addEventListener(
    'toggle',
    ({ target }) => {
      if (target.localName !== 'details' || isTaken(target) || !navigator.userActivation?.hasBeenActive)
        return;
      remember(target, () => target.dispatchEvent(new Event('toggle')));
    },
    true,
  );

  // React tells a change from the state it has seen, so that state is put back first.
  function tick(box) {
    const before = box.type === 'radio' ? sameGroup(box).find((other) => other.defaultChecked) : null;
    box.checked = !box.checked;
    if (before) before.checked = true;
    box.click();
  }

  function sameGroup(radio) {
    return [...(radio.form ?? document).querySelectorAll('input[type=radio]')].filter(
      ({ name, form }) => name === radio.name && form === radio.form,
    );
  }

  function type(field, typed) {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
    field.value = '';
    set.call(field, typed);
    for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
    // What counts a field once it is left has not heard that it was.
    if (document.activeElement !== field) field.dispatchEvent(new Event('focusout', { bubbles: true }));
  }
})();
