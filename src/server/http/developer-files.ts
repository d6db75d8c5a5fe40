import { readFileSync } from 'node:fs';
import { CLIENT_MANIFEST } from '../build-output.ts';

interface Chunk {
  file: string;
  src?: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
}

const DEVELOPER_SCREENS = 'src/web/screens/dev/';

/** Files of the browser build that only pages for developers use, out of Vite's record of the build. */
export function developerFiles(): string[] {
  return filesBehind(JSON.parse(readFileSync(CLIENT_MANIFEST, 'utf8')), DEVELOPER_SCREENS);
}

/** Scripts and styles that nothing reaches but the modules in a folder of the sources. */
export function filesBehind(chunks: Record<string, Chunk>, folder: string): string[] {
  const reached = new Set<string>();
  const walk = (name: string) => {
    const chunk = chunks[name];
    if (!chunk || reached.has(name) || name.startsWith(folder)) return;
    reached.add(name);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) walk(next);
  };
  for (const [name, chunk] of Object.entries(chunks)) if (chunk.isEntry) walk(name);

  const filesOf = ({ file, css = [] }: Chunk) => [file, ...css];
  const common = new Set([...reached].flatMap((name) => filesOf(chunks[name]!)));
  const scripts = Object.values(chunks).filter(({ file }) => file.endsWith('.js'));
  return [...new Set(scripts.flatMap(filesOf))].filter((file) => !common.has(file));
}
