/** A person as a deal names them. */
export interface DemoPerson {
  surname: string;
  name: string;
  patronymic: string | null;
  phone: string;
}

const WOMEN = {
  surnames: ['Зайцева', 'Ткаченко', 'Лебедева', 'Фёдорова', 'Сафина', 'Дмитриева', 'Оганесян', 'Белова'],
  names: ['Наталья', 'Инна', 'Ольга', 'Алёна', 'Лия', 'Елена', 'Карина', 'Вера', 'Дарья', 'Юлия'],
  patronymics: ['Константиновна', 'Игоревна', 'Викторовна', 'Юрьевна', null, 'Сергеевна', 'Павловна'],
};
const MEN = {
  surnames: ['Петров', 'Юсупов', 'Гусев', 'Ковалёв', 'Ершов', 'Мельник', 'Ромашин', 'Кузьменко', 'Осипов'],
  names: ['Сергей', 'Рустам', 'Павел', 'Алексей', 'Виктор', 'Денис', 'Григорий', 'Илья', 'Олег', 'Юрий'],
  patronymics: ['Андреевич', null, 'Олегович', 'Тимофеевич', 'Васильевич', 'Ильич', 'Евгеньевич'],
};

/** Whoever makes a table narrow. */
const LONGEST: DemoPerson = {
  surname: 'Константинопольская-Рождественская',
  name: 'Александра',
  patronymic: 'Святославовна',
  phone: '+79030000084',
};

/** Invented people, the same every time: by the number of their application, counted from 1. */
export function demoPerson(number: number): DemoPerson {
  if (number === 40) return LONGEST;
  const { surnames, names, patronymics } = number % 2 === 0 ? MEN : WOMEN;
  const phone = `+7903000${String(number).padStart(4, '0')}`;
  const turn = Math.floor(number / 2);
  return {
    surname: surnames[turn % surnames.length]!,
    name: names[turn % names.length]!,
    patronymic: patronymics[turn % patronymics.length]!,
    phone,
  };
}
