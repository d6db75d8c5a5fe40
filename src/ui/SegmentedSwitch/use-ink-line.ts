import { type RefObject, useCallback, useEffect, useLayoutEffect } from 'react';

const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Keeps `--ink-left` and `--ink-width` of a row equal to its chosen `[data-ink-target]`, px.
 * Sets `data-ink` once measured, so that CSS can underline the choice by itself until then.
 */
export function useInkLine(
  row: RefObject<HTMLElement | null>,
  chosen: string,
  enabled: boolean,
  value: unknown,
): () => void {
  const measure = useCallback(() => {
    const target = row.current?.querySelector<HTMLElement>(`[data-ink-target]${chosen}`);
    if (!enabled || !row.current || !target) return;
    row.current.style.setProperty('--ink-left', `${target.offsetLeft}px`);
    row.current.style.setProperty('--ink-width', `${target.offsetWidth}px`);
    row.current.dataset.ink = '';
  }, [row, chosen, enabled]);

  useIsomorphicLayoutEffect(measure, [measure, value]);

  // Fonts and texts arrive later than the first measure.
  useEffect(() => {
    if (!enabled || !row.current) return;
    const observer = new ResizeObserver(measure);
    observer.observe(row.current);
    for (const target of row.current.querySelectorAll('[data-ink-target]')) observer.observe(target);
    return () => observer.disconnect();
  }, [row, enabled, measure]);

  return measure;
}
