import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Combobox, type ComboboxProps } from './Combobox.tsx';
import { MultiCombobox, type MultiComboboxProps } from './MultiCombobox.tsx';

const moscow = { value: 'c1', label: 'Москва' };
const common = { label: 'Где искать', source: [], onChange: () => {} };

it('a field of one takes no list', () => {
  const draw = (value: unknown) =>
    renderToString(<Combobox {...common} value={value as ComboboxProps['value']} />);
  expect(draw(moscow)).toContain('Москва');
  expect(() => draw([moscow])).toThrow(TypeError);
});

it('a field of several takes nothing but a list', () => {
  const draw = (value: unknown) =>
    renderToString(<MultiCombobox {...common} value={value as MultiComboboxProps['value']} />);
  expect(draw([moscow])).toContain('Москва');
  expect(() => draw(moscow)).toThrow(TypeError);
});
