interface Bounds {
  min: number;
  max: number;
  /** The number the calculator counts with meanwhile. */
  value: number | null;
  format: (value: number) => string;
}

/** Why a number was not taken: 'Минимум 500 000 ₽. Пока считаем: 15 000 000 ₽'. */
export function boundsError(number: number, { min, max, value, format }: Bounds): string {
  const bound = number < min ? `Минимум ${format(min)}` : `Максимум ${format(max)}`;
  return value === null ? bound : `${bound}. Пока считаем: ${format(value)}`;
}
