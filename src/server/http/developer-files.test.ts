import { expect, it } from 'vitest';
import { filesBehind } from './developer-files.ts';

it('finds what only the folder uses and leaves what it shares', () => {
  const chunks = {
    'src/entry.tsx': {
      file: 'entry.js',
      css: ['entry.css'],
      isEntry: true,
      imports: ['_shared.js'],
      dynamicImports: ['src/screens/Search.tsx', 'src/screens/dev/List.tsx'],
    },
    '_shared.js': { file: 'shared.js' },
    'src/screens/Search.tsx': { file: 'search.js', imports: ['_cards.js'] },
    '_cards.js': { file: 'cards.js', css: ['cards.css'] },
    'src/screens/dev/List.tsx': { file: 'list.js', css: ['list.css'], imports: ['_cards.js', '_masks.js'] },
    '_masks.js': { file: 'masks.js' },
    'font.woff2': { file: 'font.woff2' },
  };
  expect(filesBehind(chunks, 'src/screens/dev/')).toEqual(['list.js', 'list.css', 'masks.js']);
});
