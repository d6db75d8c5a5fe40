import { expect, it } from 'vitest';
import type { Db } from '#db/client.ts';
import { embeddedRecognizer } from '#integrations/recognition/embedded.ts';
import { noRecognizer } from '#integrations/recognition/none.ts';
import type { DocumentRecognizer } from '#integrations/recognition/port.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { recognizeDocument } from './recognize-document.ts';

const PDF = Buffer.from('%PDF-1.4\n%%EOF');
const embedded = embeddedRecognizer(() => TEST_NOW);

const recognize = (name: string, bytes = PDF, recognition: DocumentRecognizer = embedded) =>
  recognizeDocument(testContext({} as Db, { ports: { recognition } }), { kind: 'SNILS', name, bytes });

it('answers the fields once they are ready', async () => {
  let asked = 0;
  const slow: DocumentRecognizer = {
    ...embedded,
    async result(jobId, call) {
      asked += 1;
      if (asked > 1) return embedded.result(jobId, call);
      return { ok: true, value: { state: 'pending' }, source: 'embedded', asOf: TEST_NOW };
    },
  };
  const fields = await recognize('снилс.pdf', PDF, slow);
  expect(fields.map(({ name }) => name)).toContain('Номер');
  expect(asked).toBe(2);
});

it.each([
  ['drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'Недопустимый тип файла'],
  ['run.exe', PDF, 'Недопустимый тип файла'],
  ['photo.png', PDF, 'Недопустимый тип файла'],
  ['', PDF, 'Недопустимый тип файла'],
  ['large.pdf', Buffer.concat([PDF, Buffer.alloc(5 * 1024 ** 2)]), 'Файл больше 5 МБ'],
])('takes no %s', async (name, bytes, message) => {
  const refused = { code: 'INVALID', details: { issues: [{ path: ['file'], message }] } };
  await expect(recognize(name, bytes)).rejects.toMatchObject(refused);
});

it('says that it was not read, never that it is empty', async () => {
  await expect(recognize('a.pdf', PDF, noRecognizer)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: 'Документ не распознан: введите данные вручную',
  });
});
