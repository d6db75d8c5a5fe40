/** Where texts are kept under keys. */
export type KeptTexts = Pick<Storage, 'getItem' | 'setItem'>;

/** A value that this browser keeps from one visit to the next. */
export type BrowserStore<Value> = ReturnType<typeof createBrowserStore<Value>>;

/**
 * Keeps a value in this browser, and nowhere else. Whatever stands under the key is read as well as it can be; a browser
 * that keeps nothing remembers it until the page is left. Tabs follow each other.
 */
export function createBrowserStore<Value>(
  key: string,
  read: (kept: unknown) => Value,
  storage: () => KeptTexts = () => localStorage,
) {
  const listeners = new Set<() => void>();
  let value: Value | undefined;

  function tell() {
    for (const listener of listeners) listener();
  }

  function forget() {
    value = undefined;
    tell();
  }

  return {
    read(): Value {
      value ??= read(keptUnder(key, storage));
      return value;
    },
    write(next: Value) {
      value = next;
      try {
        storage().setItem(key, JSON.stringify(next));
      } catch {
        // Forbidden or full: it lives as long as the page.
      }
      tell();
    },
    subscribe(listener: () => void): () => void {
      if (listeners.size === 0) globalThis.addEventListener?.('storage', forget);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) globalThis.removeEventListener?.('storage', forget);
      };
    },
  };
}

function keptUnder(key: string, storage: () => KeptTexts): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
