import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { LeadDetails } from '#contract/lead-desk.ts';
import { LEAD_RESULTS, type LeadResult } from '#domain/lead/lead-work.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { plural } from '#domain/text/plural.ts';
import { Button } from '#ui/Button/Button.tsx';
import { RefusalBanner } from '#ui/Form/RefusalBanner.tsx';
import { OWN_ERRORS } from '../../data/api.ts';
import { readFailure } from '../../data/read-failure.ts';
import { failureText } from '../../data/refusal-text.ts';
import { useFocusSuccessor } from '../../parts/page/use-focus-successor.ts';
import { useSiteContext } from '../../site-context.ts';
import styles from './LeadActions.module.css';
import { refreshLeads } from './lead-queries.ts';

/** The steps that a lead may take now; a refusal, such as of one who was slower, stands above the buttons. */
export function LeadActions({ details }: { details: LeadDetails }) {
  return details.lead.isErased ? null : <Steps details={details} />;
}

function Steps({ details: { lead, openDoubles, canSendOn } }: { details: LeadDetails }) {
  const { id, result, takenAt, delivery } = lead;
  const steps = useRef<HTMLDivElement>(null);
  useFocusSuccessor(steps);
  const context = useSiteContext();
  const { leads } = context.api.admin;
  // Whatever the answer, what is shown afterwards is the server's.
  const own = { meta: OWN_ERRORS, onSettled: () => refreshLeads(context) };
  const take = useMutation({ ...leads.take.mutationOptions(), ...own });
  const call = useMutation({ ...leads.called.mutationOptions(), ...own });
  const settle = useMutation({ ...leads.settle.mutationOptions(), ...own });
  const again = useMutation({ ...leads.sendAgain.mutationOptions(), ...own });
  const merge = useMutation({ ...leads.merge.mutationOptions(), ...own });
  const error = [take, call, settle, again, merge].find((one) => one.error !== null)?.error;
  return (
    <div ref={steps} className={styles.actions}>
      {error && <RefusalBanner sentences={[failureText(readFailure(error))]} />}
      <div className={styles.row}>
        {takenAt === null && result === null && (
          <Button
            data-focus-successor
            data-step=""
            loading={take.isPending}
            onClick={() => take.mutate({ id })}
          >
            Взять
          </Button>
        )}
        {result === null && (
          <Button
            data-focus-successor
            variant="secondary"
            {...(takenAt !== null && { 'data-step': '' })}
            loading={call.isPending}
            onClick={() => call.mutate({ id })}
          >
            Позвонили
          </Button>
        )}
        {result !== null && (
          <Button
            data-focus-successor
            variant="secondary"
            data-step=""
            loading={settle.isPending}
            onClick={() => settle.mutate({ id, result: null })}
          >
            Вернуть в{'\u00a0'}работу
          </Button>
        )}
        {openDoubles > 0 && result === null && (
          <Button
            data-focus-successor
            variant="secondary"
            loading={merge.isPending}
            onClick={() => merge.mutate({ id })}
          >
            Собрать {formatNumber(openDoubles)}
            {'\u00a0'}
            {plural(openDoubles, 'повтор', 'повтора', 'повторов')}
          </Button>
        )}
        {(delivery === 'REFUSED' || canSendOn) && (
          <Button
            data-focus-successor
            variant="secondary"
            loading={again.isPending}
            onClick={() => again.mutate({ id })}
          >
            {canSendOn ? 'Отправить получателю' : 'Отправить ещё раз'}
          </Button>
        )}
      </div>
      {result === null && (
        <fieldset className={styles.results}>
          <legend className={styles.legend}>Итог</legend>
          <div className={styles.row}>
            {(Object.keys(LEAD_RESULTS) as LeadResult[]).map((one) => (
              <Button
                data-focus-successor
                key={one}
                size="s"
                variant="secondary"
                disabled={settle.isPending}
                onClick={() => settle.mutate({ id, result: one })}
              >
                {LEAD_RESULTS[one]}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}
