import { expect, it } from 'vitest';
import { listLayers, numberLayers } from './plan-layers.ts';

const layersOf = (svg: string) => listLayers(numberLayers(svg)).map(({ order, name }) => [order, name]);

it('leaves a drawing that numbers its layers, with gaps and twice the same', () => {
  const svg = '<svg><g data-layer="7" id="K7"/><path data-layer="2" d="M0 0"/><g data-layer="7"/></svg>';
  expect(numberLayers(svg)).toBe(svg);
  expect(layersOf(svg)).toEqual([
    [2, 'Слой 2'],
    [7, 'K7'],
  ]);
});

it('takes named groups in the order they are drawn in', () => {
  expect(layersOf('<svg><g fill="red" id="Корпус 1"><path id="p"/></g><g/><g id="Корпус 2"/></svg>')).toEqual(
    [
      [1, 'Корпус 1'],
      [2, 'Корпус 2'],
    ],
  );
});

it('takes named shapes where no group is named', () => {
  expect(layersOf('<svg><g><rect id="A"/><polygon id="B"/><rect/></g></svg>')).toEqual([
    [1, 'A'],
    [2, 'B'],
  ]);
});

it('takes nothing that is only defined', () => {
  const svg = '<svg><defs><clipPath id="c"><rect id="r"/></clipPath><g id="x"/></defs><path id="A"/></svg>';
  expect(layersOf(svg)).toEqual([[1, 'A']]);
});

it('finds none in a drawing without names', () => {
  expect(layersOf('<svg><g><path d="M0 0"/></g></svg>')).toEqual([]);
});
