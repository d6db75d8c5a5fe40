import { type Declaration, parse, type Rule } from 'postcss';
import type { Plugin } from 'vite';

const MOTION = /^(?:transition|animation)(?:-|$)/;
const SETTLED = ':root.animations-ready';

/**
 * Lets nothing move before the page has settled, when `useAnimationsReady` sets its class: what a rule says of motion
 * holds under that class alone. The class then makes the browser count the styles of what can move; a rule for every
 * element, or times that the root takes back, would make it count all of them (docs/decisions/035).
 */
export function heldMotion(): Plugin {
  return {
    name: 'held-motion',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(\?|$)/ },
      handler(code, id) {
        return { code: holdMotion(code, /\.module\.css(\?|$)/.test(id)), map: null };
      },
    },
  };
}

/** Moves what the rules of a sheet say of motion into rules beside them. Rules that win by `!important` stay. */
export function holdMotion(css: string, isModule: boolean): string {
  const sheet = parse(css);
  const settled = `:where(${isModule ? `:global(${SETTLED})` : SETTLED})`;
  const rules: Rule[] = [];
  sheet.walkRules((rule) => void rules.push(rule));
  for (const rule of rules) {
    const motion = rule.nodes.filter(isMotion);
    if (motion.length === 0 || isOfKeyframes(rule)) continue;
    const held = rule.clone({ nodes: [], selectors: rule.selectors.map((one) => `${settled} ${one}`) });
    held.append(motion);
    rule.after(held);
  }
  return sheet.toString();
}

/** Whether a rule was moved beside its own by `holdMotion`. */
export function isHeld({ selector }: Rule): boolean {
  return selector.startsWith(`:where(${SETTLED})`);
}

function isMotion(node: Rule['nodes'][number]): node is Declaration {
  return node.type === 'decl' && MOTION.test(node.prop) && !node.important;
}

function isOfKeyframes({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && (parent as { name?: string }).name === 'keyframes';
}
