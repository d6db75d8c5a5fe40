import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { OfferInput } from '#contract/offer-input.ts';
import type { OfferDetails, OfferPlanShown } from '#contract/offer-shown.ts';
import { formatDate } from '#domain/time/format-date.ts';
import { formatTime } from '#domain/time/format-time.ts';
import { Button } from '#ui/Button/Button.tsx';
import { RefusalBanner } from '#ui/Form/RefusalBanner.tsx';
import type { ZodForm } from '#ui/Form/use-zod-form.ts';
import { MaskedInput } from '#ui/MaskedInput/MaskedInput.tsx';
import { DATE_MASK } from '#ui/MaskedInput/masks.ts';
import { useNotifications } from '#ui/Notifications/Notifications.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { OWN_ERRORS } from '../../data/api.ts';
import { readFailure } from '../../data/read-failure.ts';
import { failureText } from '../../data/refusal-text.ts';
import { useSiteContext } from '../../site-context.ts';
import { Box } from '../admin/Box.tsx';
import styles from './OfferPlanBox.module.css';
import { offerFormOf } from './offer-form-of.ts';
import { refreshOffers } from './offer-queries.ts';

interface OfferPlanBoxProps {
  form: ZodForm<typeof OfferInput>;
  known: OfferDetails;
}

/** Terms that an offer is to have: kept as a draft, published at a moment of Moscow or by a press. */
export function OfferPlanBox({ form, known }: OfferPlanBoxProps) {
  const { api, queryClient } = useSiteContext();
  const { notify } = useNotifications();
  const [day, setDay] = useState('');
  const [time, setTime] = useState('');
  const { id, plan } = known;
  const calls = api.admin.programs;
  const settle = (title: string) => ({
    meta: OWN_ERRORS,
    onSuccess: () => notify({ type: 'success' as const, title }),
    onSettled: () => refreshOffers({ api, queryClient }),
  });
  const keep = useMutation({ ...calls.plan.mutationOptions(), ...settle('Черновик сохранён') });
  const publish = useMutation({ ...calls.publishPlan.mutationOptions(), ...settle('Черновик опубликован') });
  const drop = useMutation({ ...calls.dropPlan.mutationOptions(), ...settle('Черновик удалён') });
  const isBusy = keep.isPending || publish.isPending || drop.isPending;
  const error = keep.error ?? publish.error ?? drop.error;

  /** The form is checked first, as it is before saving. */
  function send() {
    publish.reset();
    drop.reset();
    void form.handleSubmit((offer) => keep.mutate({ id, offer, publishAt: { day, time } }))();
  }

  return (
    <Box title="Черновик и публикация">
      <div className={styles.content}>
        {plan && (
          <>
            <p role="status">{planText(plan)}</p>
            {plan.failure && <RefusalBanner sentences={[`Не опубликовано: ${plan.failure}`]} />}
            <div className={styles.actions}>
              <Button
                size="s"
                variant="secondary"
                onClick={() =>
                  form.reset(offerFormOf({ ...known, offer: plan.offer }), { keepDefaultValues: true })
                }
              >
                Открыть в{'\u00a0'}форме
              </Button>
              <Button
                size="s"
                variant="secondary"
                disabled={isBusy}
                loading={publish.isPending}
                onClick={() => publish.mutate({ id })}
              >
                Опубликовать сейчас
              </Button>
              <Button
                size="s"
                variant="ghost"
                disabled={isBusy}
                loading={drop.isPending}
                onClick={() => drop.mutate({ id })}
              >
                Удалить черновик
              </Button>
            </div>
          </>
        )}
        <p className={styles.note}>
          Условия из{'\u00a0'}формы можно отложить: до{'\u00a0'}публикации считают по{'\u00a0'}прежним. Время
          московское; без него публикуют вручную.
        </p>
        <div className={styles.moment}>
          <MaskedInput
            label="Вступит в силу"
            mask={DATE_MASK}
            inputMode="numeric"
            autoComplete="off"
            value={day}
            onChange={setDay}
          />
          <TextInput
            label="Время"
            placeholder="ЧЧ:ММ"
            autoComplete="off"
            value={time}
            onChange={({ target }) => setTime(target.value)}
          />
        </div>
        {error && <RefusalBanner sentences={[failureText(readFailure(error))]} />}
        <Button
          size="s"
          variant="secondary"
          className={styles.keep}
          disabled={isBusy}
          loading={keep.isPending}
          onClick={send}
        >
          {day === '' && time === '' ? 'В\u00a0черновик' : 'Опубликовать в\u00a0это время'}
        </Button>
      </div>
    </Box>
  );
}

function planText({ publishAt, savedAt, by }: OfferPlanShown): string {
  const saved = `Сохранён ${momentOf(savedAt)}, ${by ?? 'оператор'}.`;
  return publishAt === null
    ? `${saved} Ждёт публикации.`
    : `${saved} Вступит в\u00a0силу ${momentOf(publishAt)} по\u00a0Москве.`;
}

function momentOf(at: Date): string {
  return `${formatDate(at)}, ${formatTime(at)}`;
}
