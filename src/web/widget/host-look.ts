/** The look that the page around gives a frame. */
export interface HostLook {
  scheme: 'light' | 'dark' | null;
  /** CSS pixels; null: as the options of the key say. */
  padding: number | null;
}

const MAX_PADDING = 64;

/** Reads the look from an address or a message; what makes no sense is as if it were not said. */
export function readHostLook(scheme: unknown, padding: unknown): HostLook {
  const pixels = typeof padding === 'string' && padding !== '' ? Number(padding) : padding;
  const isPadding = typeof pixels === 'number' && pixels >= 0 && pixels <= MAX_PADDING;
  return {
    scheme: scheme === 'dark' || scheme === 'light' ? scheme : null,
    padding: isPadding ? pixels : null,
  };
}

/** The look as attributes of the root; a key whose theme has a ground of its own keeps its colours anywhere. */
export function lookAttributes(
  { scheme, padding }: HostLook,
  hasOwnGround: boolean,
): { 'data-theme': 'dark' | null; style: string | null } {
  return {
    'data-theme': scheme === 'dark' && !hasOwnGround ? 'dark' : null,
    style: padding === null ? null : `--host-pad:${padding}px`,
  };
}

/** Gives the page the look that the page around has told. */
export function takeHostLook(look: HostLook): void {
  const root = document.documentElement;
  for (const [name, value] of Object.entries(lookAttributes(look, 'ownGround' in root.dataset))) {
    if (value === null) root.removeAttribute(name);
    else root.setAttribute(name, value);
  }
}
