import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The simplest calculator to compare with: a slider and rows with one payment each, plain annuities in doubles. */
function BareList({ rates }: { rates: readonly number[] }) {
  const [price, setPrice] = useState(15_000_000);
  return (
    <>
      <input
        type="range"
        aria-label="Цена квартиры, ползунок"
        min={1_000_000}
        max={50_000_000}
        step={100_000}
        value={price}
        onChange={() => {}}
        onKeyDown={({ key }) => setPrice(price + (key === 'ArrowLeft' ? -100_000 : 100_000))}
      />
      <ol id="matching">
        {rates.map((rate, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never change places.
          <li key={at}>{Math.round(payment(price * 0.7, rate / 12, 240)).toLocaleString('ru')} ₽/мес</li>
        ))}
      </ol>
    </>
  );
}

function payment(loan: number, rate: number, months: number): number {
  return (loan * rate) / (1 - (1 + rate) ** -months);
}

const rates = Array.from({ length: 200 }, (_, at) => 0.02 + at * 0.001);
createRoot(document.getElementById('root')!).render(<BareList rates={rates} />);
