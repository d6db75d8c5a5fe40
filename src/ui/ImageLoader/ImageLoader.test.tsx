import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ImageLoader, type ImageLoaderProps } from './ImageLoader.tsx';

const uuid = '0b9e1d8e-6f5c-4e3a-9a53-0f6d6c8f7b11';

it.each<[ImageLoaderProps['src'], string]>([
  [uuid, `/api/upload/${uuid}`],
  [{ uuid }, `/api/upload/${uuid}`],
  [{ downloadURL: `/api/upload/${uuid}.png` }, `/api/upload/${uuid}.png`],
  ['/pictures/1.svg', '/pictures/1.svg'],
  ['@pictures/1.svg', '/pictures/1.svg'],
  ['{host}/pictures/1.svg', '/pictures/1.svg'],
])('shows the picture %o', (src, address) => {
  expect(renderToStaticMarkup(<ImageLoader src={src} alt="Двор" ratio="4 / 3" />)).toContain(
    `src="${address}"`,
  );
});
