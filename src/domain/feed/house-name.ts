/**
 * Names a house that its feed left without a name: by its corpus when the address has one («12к2», «5 корпус 3»), else
 * by its number.
 */
export function houseName(house: string | null): string {
  const text = house?.trim() ?? '';
  if (text === '') return 'Дом';
  const corpus = /(?:к|корп\.?|корпус)\s{0,9}(\d{1,9}[а-яё]?)(?![а-яё])/i.exec(text);
  return corpus ? `Корпус ${corpus[1]}` : `Дом ${text}`;
}
