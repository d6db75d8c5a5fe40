import { useMutation } from '@tanstack/react-query';
import type { ApplicationDetails } from '#contract/application.ts';
import { Dropdown } from '#ui/Dropdown/Dropdown.tsx';
import { Switch } from '#ui/Switch/Switch.tsx';
import { useSiteContext } from '../../site-context.ts';
import panel from '../admin/SidePanel.module.css';
import styles from './ApplicationPart.module.css';
import { refreshApplications } from './application-queries.ts';

/** The choice that gives an application back to the broker of its deal. */
const OF_DEAL = 'deal';

/** Who leads the application, and whether its person may mend the names of the form. */
export function ApplicationLeader({ details: { application, brokers } }: { details: ApplicationDetails }) {
  const context = useSiteContext();
  const { id, assignee, broker, mayRename } = application;
  const calls = context.api.account.applications;
  const onSettled = () => refreshApplications(context);
  const assign = useMutation({ ...calls.assign.mutationOptions(), onSettled });
  const allowRename = useMutation({ ...calls.allowRename.mutationOptions(), onSettled });
  return (
    <div className={panel.part}>
      <div className={styles.form}>
        <Dropdown
          label="Ведёт заявку"
          options={[
            { value: OF_DEAL, label: `${broker.name}, по сделке` },
            ...brokers.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={assignee === null ? OF_DEAL : String(assignee.id)}
          disabled={assign.isPending}
          onChange={(value) => assign.mutate({ id, userId: value === OF_DEAL ? null : Number(value) })}
        />
        <Switch
          label="Клиент может исправить имя в&nbsp;заявке"
          hint="Один раз: после исправления выключится"
          checked={mayRename}
          loading={allowRename.isPending}
          onChange={({ currentTarget }) => allowRename.mutate({ id, mayRename: currentTarget.checked })}
        />
      </div>
    </div>
  );
}
