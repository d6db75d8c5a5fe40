import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type ApplicationDetails, BankAnswerFields } from '#contract/application.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { useZodForm } from '#ui/Form/use-zod-form.ts';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { NumberInput } from '#ui/NumberInput/NumberInput.tsx';
import { SegmentedSwitch } from '#ui/SegmentedSwitch/SegmentedSwitch.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { useFormCall } from '../../data/use-form-call.ts';
import { useSiteContext } from '../../site-context.ts';
import panel from '../admin/SidePanel.module.css';
import styles from './ApplicationPart.module.css';
import { refreshApplications } from './application-queries.ts';
import { answerText } from './application-texts.ts';

/** Answers of banks on the desk: written down once the application is in banks, taken away when they were a mistake. */
export function BankAnswers({ details: { application, mayLead } }: { details: ApplicationDetails }) {
  const context = useSiteContext();
  const [isAdding, setIsAdding] = useState(false);
  const { id, status, answers } = application;
  const remove = useMutation({
    ...context.api.account.applications.removeAnswer.mutationOptions(),
    onSettled: () => refreshApplications(context),
  });
  const isInBanks = status === 'SENT_TO_BANKS' || status === 'GOT_RESOLUTION';
  return (
    <div className={panel.part}>
      <h3 className={panel.title}>Ответы банков</h3>
      {answers.length > 0 && (
        <ul className={styles.list}>
          {answers.map((answer) => (
            <li key={answer.id} className={styles.item}>
              <span>
                <b>{answer.bank}</b>: {answerText(answer)}
              </span>
              {mayLead && (
                <IconButton
                  icon="close"
                  size="s"
                  label={`Удалить ответ: ${answer.bank}`}
                  onClick={() => remove.mutate({ id, partId: answer.id })}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {answers.length === 0 && (
        <p className={panel.quiet}>
          {isInBanks
            ? 'Пока ни одного: клиент увидит их сразу'
            : 'Их можно записать, когда заявка в\u00a0банках'}
        </p>
      )}
      {mayLead && isInBanks && !isAdding && (
        <Button size="s" variant="secondary" onClick={() => setIsAdding(true)}>
          Записать ответ
        </Button>
      )}
      {mayLead && isInBanks && isAdding && <BankAnswerForm id={id} onDone={() => setIsAdding(false)} />}
    </div>
  );
}

const OUTCOMES = [
  { value: 'APPROVED', label: 'Одобрено' },
  { value: 'REFUSED', label: 'Отказ' },
] as const;

function BankAnswerForm({ id, onDone }: { id: number; onDone: () => void }) {
  const context = useSiteContext();
  const form = useZodForm(BankAnswerFields, {
    defaultValues: { bank: '', outcome: 'APPROVED', sum: null, rate: null, years: null, validUntil: '' },
  });
  const record = useFormCall(context.api.account.applications.recordAnswer.mutationOptions());
  const { errors, isSubmitting } = form.formState;
  const { outcome, sum, rate, years } = form.watch();

  async function send(answer: BankAnswerFields) {
    await record({ id, ...answer });
    await refreshApplications(context);
  }

  return (
    <Form form={form} label="Ответ банка" send={send} onSent={onDone} className={styles.form}>
      <TextInput label="Банк" {...form.register('bank')} error={errors.bank?.message} />
      <SegmentedSwitch
        label="Ответ"
        look="box"
        name="outcome"
        options={OUTCOMES}
        value={outcome}
        onChange={(value) => form.setValue('outcome', value)}
      />
      {outcome === 'APPROVED' && (
        <div className={styles.pair}>
          <NumberInput
            label="Сумма"
            suffix="₽"
            maxDigits={10}
            value={sum}
            onChange={(value) => form.setValue('sum', value, { shouldDirty: true })}
            error={errors.sum?.message}
          />
          <NumberInput
            label="Ставка"
            suffix="%"
            roundDigits={2}
            value={rate}
            onChange={(value) => form.setValue('rate', value, { shouldDirty: true })}
            error={errors.rate?.message}
          />
          <NumberInput
            label="Срок"
            suffix="лет"
            roundDigits={1}
            value={years}
            onChange={(value) => form.setValue('years', value, { shouldDirty: true })}
            error={errors.years?.message}
          />
          <TextInput
            label="Действует до"
            placeholder="ДД.ММ.ГГГГ"
            {...form.register('validUntil')}
            error={errors.validUntil?.message}
          />
        </div>
      )}
      <div className={styles.actions}>
        <Button type="submit" size="s" loading={isSubmitting}>
          Сохранить ответ
        </Button>
        <Button size="s" variant="secondary" disabled={isSubmitting} onClick={onDone}>
          Отмена
        </Button>
      </div>
    </Form>
  );
}
