import { createHash } from 'node:crypto';
import { pickOne, seededRandom } from '#domain/random.ts';
import {
  DOCUMENT_KINDS,
  type DocumentKind,
  type RecognizedField,
} from '#domain/recognition/document-kind.ts';
import { rejected } from '../http/fail-of.ts';
import type { DocumentRecognizer } from './port.ts';

const SURNAMES = ['Соколова', 'Крылова', 'Лебедева', 'Воронина'];
const NAMES = ['Анна', 'Мария', 'Ольга', 'Елена'];
const PATRONYMICS = ['Игоревна', 'Павловна', 'Андреевна', 'Сергеевна'];
const LEAST_CONFIDENCE = 0.7;

/**
 * An invented reader for trying the page out without a network: it reads nobody's document, but the same file always
 * gives the same invented person. For no form that a person relies on.
 */
export function embeddedRecognizer(now: () => Date): DocumentRecognizer {
  return {
    provider: 'embedded',
    async submit({ kind, bytes }) {
      const seed = createHash('sha256').update(bytes).digest().readUInt32BE();
      return { ok: true, value: { jobId: `${kind}-${seed}` }, source: 'embedded', asOf: now() };
    },
    async result(jobId) {
      const [kind, seed] = jobId.split('-');
      if (!kind || !(kind in DOCUMENT_KINDS) || !/^\d+$/.test(seed ?? '')) return rejected('unknown_job');
      const fields = invent(kind as DocumentKind, Number(seed));
      return { ok: true, value: { state: 'done', fields }, source: 'embedded', asOf: now() };
    },
  };
}

function invent(kind: DocumentKind, seed: number): RecognizedField[] {
  const random = seededRandom(seed);
  const digits = (count: number) => Array.from({ length: count }, () => Math.floor(random() * 10)).join('');
  const person: [name: string, value: string][] = [
    ['Фамилия', pickOne(SURNAMES, random())],
    ['Имя', pickOne(NAMES, random())],
    ['Отчество', pickOne(PATRONYMICS, random())],
    [
      'Дата рождения',
      `0${1 + Math.floor(random() * 9)}.0${1 + Math.floor(random() * 9)}.19${70 + Math.floor(random() * 30)}`,
    ],
  ];
  const own: Record<DocumentKind, [name: string, value: string][]> = {
    PASSPORT: [
      ['Серия и номер', `${digits(2)} ${digits(2)} ${digits(6)}`],
      ['Код подразделения', `${digits(3)}-${digits(3)}`],
    ],
    SNILS: [['Номер', `${digits(3)}-${digits(3)}-${digits(3)} ${digits(2)}`]],
  };
  return [...person, ...own[kind]].map(([name, value]) => ({
    name,
    value,
    confidence: Math.round((LEAST_CONFIDENCE + random() * (1 - LEAST_CONFIDENCE)) * 100) / 100,
  }));
}
