import { useState } from 'react';
import type { ApplicationShown } from '#contract/application.ts';
import { Button } from '#ui/Button/Button.tsx';
import { useSiteContext } from '../../site-context.ts';
import { RemoveModal } from '../admin/RemoveModal.tsx';
import parts from './ApplicationPart.module.css';
import { refreshApplications } from './application-queries.ts';

/** The ways out of an application: work on it ends, or it is forgotten. */
export function MineActions({ application: { id, withdrawnAt } }: { application: ApplicationShown }) {
  const context = useSiteContext();
  const [asked, setAsked] = useState<'withdraw' | 'consent' | null>(null);
  const calls = context.api.account.applications;
  const window = {
    input: { id },
    onClose: () => setAsked(null),
    onRemoved: () => refreshApplications(context),
    removeText: 'Отозвать',
  };
  return (
    <div className={parts.actions}>
      {!withdrawnAt && (
        <Button size="s" variant="ghost" onClick={() => setAsked('withdraw')}>
          Отозвать заявку
        </Button>
      )}
      <Button size="s" variant="ghost" onClick={() => setAsked('consent')}>
        Отозвать согласие
      </Button>
      <RemoveModal
        {...window}
        title={`Отозвать заявку №\u00a0${id}?`}
        open={asked === 'withdraw'}
        mutation={calls.withdraw.mutationOptions()}
        notice={() => ({ title: 'Заявка отозвана' })}
      >
        <p>
          Брокеры больше ничего с{'\u00a0'}ней не{'\u00a0'}сделают. Заявка, ответы банков и{'\u00a0'}документы
          останутся видны вам и{'\u00a0'}брокерам. Вернуть её нельзя.
        </p>
      </RemoveModal>
      <RemoveModal
        {...window}
        title={`Отозвать согласие по\u00a0заявке №\u00a0${id}?`}
        open={asked === 'consent'}
        mutation={calls.withdrawConsent.mutationOptions()}
        notice={() => ({ title: 'Согласие отозвано, заявка удалена' })}
      >
        <p>
          Мы удалим заявку с{'\u00a0'}именем, телефоном, историей, ответами банков и{'\u00a0'}документами,
          навсегда. Что уже ушло в{'\u00a0'}банки, остаётся у{'\u00a0'}них.
        </p>
      </RemoveModal>
    </div>
  );
}
