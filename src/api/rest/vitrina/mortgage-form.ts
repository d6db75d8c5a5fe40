import { ApplicationBegun, ApplicationInput, ApplicationRefInput } from '#contract/application.ts';
import { beginApplication } from '#services/application/begin-application.ts';
import { withdrawApplication } from '#services/application/withdraw-application.ts';
import { success } from '../envelope.ts';
import { bodilessOperation, operation } from '../operation.ts';
import type { RestApp } from '../rest-app.ts';

const TAG = 'vitrina';
const PATH = '/sdelka/mortgage-phys-application';

/** Mortgage forms of persons: a deal begins one and may take it back. */
export function addMortgageForm(routes: RestApp): void {
  const begin = operation(
    TAG,
    {
      operationId: 'v2BeginMortgageForm',
      summary: 'Начать заявку на ипотеку',
      description:
        'Заявка появляется у человека в «Моих заявках» и у брокера. Пользователь с этим телефоном находится или создаётся; имя существующего не меняется.',
    },
    ApplicationBegun,
    {
      INVALID: 'Вход не прошёл проверку',
      CONFLICT: 'Form already exists: на эту сделку у человека уже есть заявка',
    },
  );
  routes.post(PATH, { schema: { ...begin, body: ApplicationInput } }, async ({ caller, body }) =>
    success(await beginApplication(caller.services, caller.access, body)),
  );

  const withdraw = bodilessOperation(
    TAG,
    {
      operationId: 'v2DeleteMortgageForm',
      summary: 'Забрать заявку на ипотеку',
      description:
        'По id, который ответило начало (formId), или по телефону человека и адресу сделки. Если есть и то и другое, важнее id.',
    },
    { INVALID: 'Вход не прошёл проверку', NOT_FOUND: 'Такой заявки нет, или её начала другая компания' },
  );
  routes.delete(
    PATH,
    { schema: { ...withdraw, body: ApplicationRefInput } },
    async ({ caller, body }, reply) => {
      await withdrawApplication(caller.services, caller.access, body);
      return reply.code(204).send(null);
    },
  );
}
