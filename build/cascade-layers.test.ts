import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { layerOf } from './cascade-layers.ts';

interface WornClass {
  sheet: string;
  name: string;
}

const files = globSync('src/{ui,web}/**/*.tsx').filter((file) => !file.endsWith('.test.tsx'));

it('every module has a layer', () => {
  expect(globSync('src/**/*.module.css').filter((file) => !layerOf(file))).toEqual([]);
});

it('an element that bears classes of two modules of one layer takes no property from both', () => {
  const doubtful = files
    .flatMap(wornTogether)
    .filter(([one, other]) => one.sheet !== other.sheet && layerOf(one.sheet) === layerOf(other.sheet))
    .flatMap(([one, other]) => {
      const others = properties(other);
      const shared = [...properties(one)].filter((property) => others.has(property));
      return shared.map(
        (property) => `${one.sheet} .${one.name}, ${other.sheet} .${other.name}: ${property}`,
      );
    });
  expect([...new Set(doubtful)]).toEqual([]);
});

/** Finds pairs of classes on one element: named in one expression, or passed to a component that adds its own. */
function wornTogether(file: string): [WornClass, WornClass][] {
  const source = readFileSync(file, 'utf8');
  const imports = importsOf(file, source);
  const here = expressions(source).flatMap((expression) => pairs(worn(expression, imports)));
  const handed = [...source.matchAll(/<([A-Z]\w*)\b((?:=>|[^<>])*?)\bclassName=\{([^}]*)\}/g)].flatMap(
    ([, component, , expression]) => {
      const target = imports.get(component!);
      const own = target?.endsWith('.tsx') ? classesBesideProp(target, component!) : [];
      return worn(expression!, imports).flatMap((one) =>
        own.map((other) => [one, other] as [WornClass, WornClass]),
      );
    },
  );
  return [...here, ...handed];
}

/** Finds the classes of a component on the element that takes its `className`. */
function classesBesideProp(file: string, component: string): WornClass[] {
  const source = readFileSync(file, 'utf8');
  const imports = importsOf(file, source);
  const [, itself = ''] = source.match(new RegExp(`function ${component}\\b([\\s\\S]*?)\\n}`)) ?? [];
  return expressions(itself)
    .filter((expression) => /(?<![.\w])className\b/.test(expression))
    .flatMap((expression) => worn(expression, imports));
}

function expressions(source: string): string[] {
  return [...source.matchAll(/classNames\(([^;]*?)\)[},;\n]|className=\{(\w+\.\w+)\}/g)].map(
    ([, call, plain]) => call ?? plain!,
  );
}

function worn(expression: string, imports: Map<string, string>): WornClass[] {
  return [...expression.matchAll(/\b(\w+)\.(\w+)/g)].flatMap(([, styles, name]) => {
    const sheet = imports.get(styles!);
    return sheet?.endsWith('.module.css') ? [{ sheet, name: name! }] : [];
  });
}

function pairs(classes: WornClass[]): [WornClass, WornClass][] {
  return classes.flatMap((one, index) =>
    classes.slice(index + 1).map((other) => [one, other] as [WornClass, WornClass]),
  );
}

/** Maps each imported name of a file to its path in the repository. */
function importsOf(file: string, source: string): Map<string, string> {
  const imports = source.matchAll(/import (?:type )?(?:\{([^}]*)\}|(\w+)) from '([#.][^']*)'/g);
  return new Map(
    [...imports].flatMap(([, named, whole, from]) => {
      const path = from!.startsWith('#') ? `src/${from!.slice(1)}` : join(dirname(file), from!);
      return (named ?? whole!).split(',').map((name) => [name.trim(), path] as const);
    }),
  );
}

/** Collects the properties set by rules whose selector is this class alone. */
function properties({ sheet, name }: WornClass): Set<string> {
  const css = readFileSync(sheet, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, selectors]) =>
    selectors!.split(',').some((selector) => selector.trim() === `.${name}`),
  );
  return new Set(
    rules.flatMap(([, , body]) => body!.split(';').map((line) => line.split(':')[0]!.trim())).filter(Boolean),
  );
}
