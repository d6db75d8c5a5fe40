import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Button } from './Button.tsx';

it.each([
  [false, 'Обновить: Курсы валют'],
  [true, 'Обновляем…: Курсы валют'],
])('is called by the words it shows and their subject (loading: %s)', (loading, name) => {
  const button = (
    <Button loading={loading} loadingText="Обновляем…" subject="Курсы валют">
      Обновить
    </Button>
  );
  expect(renderToStaticMarkup(button)).toContain(`aria-label="${name}"`);
});

it('is called by a label of its own where it has one, and by its content where it has none', () => {
  expect(renderToStaticMarkup(<Button aria-label="Показать в ЖК: 12 квартир">12 квартир</Button>)).toContain(
    'aria-label="Показать в ЖК: 12 квартир"',
  );
  expect(renderToStaticMarkup(<Button loadingText="Входим…">Войти</Button>)).not.toContain('aria-label');
});
