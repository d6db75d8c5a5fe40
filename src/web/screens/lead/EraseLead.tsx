import { useState } from 'react';
import type { LeadShown } from '#contract/lead-desk.ts';
import { formatPhone } from '#domain/access/format-phone.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { plural } from '#domain/text/plural.ts';
import { Button } from '#ui/Button/Button.tsx';
import { useSiteContext } from '../../site-context.ts';
import { RemoveModal } from '../admin/RemoveModal.tsx';
import styles from '../admin/SidePanel.module.css';
import { refreshLeads } from './lead-queries.ts';

/** Erases a person who asks for it, by law 152-ФЗ. */
export function EraseLead({ lead: { id, phone, email } }: { lead: LeadShown }) {
  const context = useSiteContext();
  const [isAsking, setIsAsking] = useState(false);
  const who = phone ? formatPhone(phone) : email;
  return (
    <div className={styles.part}>
      <Button size="s" variant="secondary" onClick={() => setIsAsking(true)}>
        Стереть контакты…
      </Button>
      <RemoveModal
        title={`Стереть контакты ${who}?`}
        open={isAsking}
        onClose={() => setIsAsking(false)}
        mutation={context.api.admin.leads.erase.mutationOptions()}
        input={{ id }}
        notice={({ leads }) => ({
          title: `Контакты стёрты в\u00a0${formatNumber(leads)}\u00a0${plural(leads, 'заявке', 'заявках', 'заявках')}`,
        })}
        onRemoved={() => refreshLeads(context)}
        removeText="Стереть"
      >
        <p>
          Имя, телефон, почта, вопрос и заметки пропадут навсегда во{'\u00a0'}всех заявках с{'\u00a0'}этими
          контактами. Что уже ушло получателю, остаётся у{'\u00a0'}него. Счёт заявок не{'\u00a0'}изменится.
        </p>
      </RemoveModal>
    </div>
  );
}
