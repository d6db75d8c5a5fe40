import { basename, dirname } from 'node:path';

/**
 * The name of a class of a CSS module in every build: folder, file and class. Unlike hashes these words repeat, so they
 * pack to nearly nothing. Two modules of one name under one folder's name would mix, and are refused.
 */
export function scopedClassName(name: string, file: string): string {
  const path = file.split('?')[0]!;
  const module = basename(path).split('.')[0]!;
  const folder = basename(dirname(path));
  const scope = folder === module ? module : `${folder}-${module}`;
  const known = files.get(scope) ?? path;
  if (known !== path) throw new Error(`Two CSS modules are called ${scope}: ${known}, ${path}`);
  files.set(scope, path);
  return `${scope}_${name}`;
}

const files = new Map<string, string>();
