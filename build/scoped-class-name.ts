import { createHash } from 'node:crypto';
import { basename, dirname } from 'node:path';

/**
 * The name of a class of a CSS module in words, for development: folder, file and class. Two modules of one name under
 * one folder's name would mix, and are refused.
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

/**
 * The same in five letters, for builds: a page of eighty cards names classes three thousand times. Every build finds
 * the same letters, so what one server draws the scripts of another know; two names of the same letters are refused.
 */
export function shortClassName(name: string, file: string): string {
  const words = scopedClassName(name, file);
  const digest = createHash('sha256').update(words).digest('base64url');
  const letters = /[a-z][\w-]{4}/i.exec(digest)![0];
  const known = shortened.get(letters) ?? words;
  if (known !== words) throw new Error(`Two classes are called ${letters}: ${known}, ${words}`);
  shortened.set(letters, words);
  return letters;
}

const shortened = new Map<string, string>();
