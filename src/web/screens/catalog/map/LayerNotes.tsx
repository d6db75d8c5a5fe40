import { NBSP } from '#domain/text/nbsp.ts';
import styles from './LayerNotes.module.css';
import type { PriceTint } from './price-tint.ts';

export interface LayerNotesProps {
  /** Null without the tint of prices. */
  prices: PriceTint | null;
  /** Walks to stations are drawn. */
  hasWalks: boolean;
  places: { isTooFar: boolean; areNone: boolean; areMore: boolean };
  hasFailed: boolean;
}

/** Explains what lies over the map: the steps of prices in colour and in words, and where places are not shown. */
export function LayerNotes({ prices, hasWalks, places, hasFailed }: LayerNotesProps) {
  return (
    <>
      {prices && (
        <div className={styles.note}>
          <p role="status">{prices.words}</p>
          {prices.steps.length > 0 && (
            <ul className={styles.steps} aria-label="Цена за м², тысяч рублей">
              {prices.steps.map(({ colour, text }) => (
                <li key={text}>
                  <i style={{ backgroundColor: colour }} />
                  {text}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      {hasWalks && (
        <p className={styles.note}>
          Круги у{NBSP}метро: ≈{NBSP}5 и{NBSP}10{NBSP}мин пешком
        </p>
      )}
      <p role="status" className={styles.note}>
        {hasFailed ? 'Слои не загрузились. Подвиньте карту, чтобы спросить ещё раз' : placesNote(places)}
      </p>
    </>
  );
}

function placesNote({ isTooFar, areNone, areMore }: LayerNotesProps['places']): string {
  if (isTooFar) return 'Приблизьте карту, чтобы увидеть места';
  if (areNone) return 'Таких мест здесь не знаем';
  return areMore ? 'Показаны не все места: приблизьте карту' : '';
}
