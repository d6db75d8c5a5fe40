import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PlaceModal, type PlaceModalProps } from './PlaceModal.tsx';

it('takes nothing but a list: it is a choice of several', () => {
  const draw = (chosen: unknown) =>
    renderToString(
      <PlaceModal open onClose={() => {}} chosen={chosen as PlaceModalProps['chosen']} onChoose={() => {}} />,
    );
  for (const wrong of ['c1', { kind: 'city', id: 1 }, null, undefined]) {
    expect(() => draw(wrong)).toThrow('A choice of several places takes a list');
  }
});
