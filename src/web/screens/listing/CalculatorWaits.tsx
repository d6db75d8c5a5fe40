import { NBSP } from '#domain/text/nbsp.ts';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';

/** In the place of the calculator while it is on its way. */
export function CalculatorWaits() {
  return (
    <div aria-busy="true">
      <p role="status">Загружаем программы{NBSP}банков…</p>
      <Skeleton height={320} radius="card" />
    </div>
  );
}
