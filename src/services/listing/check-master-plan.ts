import { AppError } from '#domain/errors.ts';

const MAX_LENGTH = 1_000_000;

/** A drawing may hold these elements alone: none of them loads, runs or embeds anything. */
const ELEMENTS = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'text', 'tspan'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['linearGradient', 'radialGradient', 'stop', 'pattern', 'clipPath', 'mask', 'marker'],
]);

const TAG = /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<>]*"|'[^'<>]*'))*)\s*\/?>/g;
const ATTRIBUTE = /\s([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Refuses a drawing that is more than plain shapes and text, because pages inline it. Errors: INVALID. */
export function checkMasterPlan(svg: string): void {
  if (svg.length > MAX_LENGTH) refuse('рисунок больше мегабайта');
  if (!svg.startsWith('<svg')) refuse('рисунок должен начинаться с <svg');
  const rest = svg.replace(TAG, (_, _close, name: string, attributes: string) => {
    if (!ELEMENTS.has(name)) refuse(`тег <${name}>`);
    for (const [, attribute, double, single] of attributes.matchAll(ATTRIBUTE)) {
      checkAttribute(attribute!, double ?? single ?? '');
    }
    return '';
  });
  if (/[<>]/.test(rest)) refuse('есть что-то кроме тегов и текста');
}

function checkAttribute(name: string, value: string): void {
  if (/^on/i.test(name)) refuse(`атрибут ${name}`);
  if (/^(?:xlink:)?href$/i.test(name) && !value.startsWith('#')) refuse(`ссылка ${name} наружу`);
  if (name === 'style') refuse('атрибут style');
  if (/url\s*\(\s*(?:['"]\s*)?[^#'"\s]/i.test(value) || /javascript:/i.test(value))
    refuse(`ссылка наружу в ${name}`);
}

function refuse(why: string): never {
  throw new AppError('INVALID', `Генплан не принят: ${why}`);
}
