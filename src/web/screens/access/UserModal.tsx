import { useQuery } from '@tanstack/react-query';
import { UserInput, type UserShown } from '#contract/user.ts';
import { formatPhone } from '#domain/access/format-phone.ts';
import { GROUP_LABELS, GROUPS, type Group, grantableGroups } from '#domain/access/groups.ts';
import { Accordion } from '#ui/Accordion/Accordion.tsx';
import { Dropdown } from '#ui/Dropdown/Dropdown.tsx';
import { FormField } from '#ui/Form/FormField.tsx';
import { useZodForm } from '#ui/Form/use-zod-form.ts';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { selfQuery } from '../../data/self-query.ts';
import { useFormCall } from '../../data/use-form-call.ts';
import { type SiteContext, useSiteContext } from '../../site-context.ts';
import { FormModal } from '../admin/FormModal.tsx';
import { NamedField } from '../admin/NamedField.tsx';
import { RecordForm } from '../admin/RecordForm.tsx';
import { TextField } from '../admin/TextField.tsx';
import { useLastShown } from '../admin/use-last-shown.ts';
import { useSuggest } from '../admin/use-suggest.ts';
import { BlockUser } from './BlockUser.tsx';
import { RightsTable } from './RightsTable.tsx';
import styles from './UserModal.module.css';

const LABELS = { name: 'Имя', group: 'Группа', clientId: 'Компания' } as const;

const ONLY_MAIN = 'Администраторов назначает и\u00a0меняет только главный администратор.';

const findClients = ({ api, queryClient }: SiteContext, text: string) =>
  queryClient.fetchQuery(api.admin.clients.companies.queryOptions({ text }));

/** One person: name, group and what it gives; null is nobody. */
export function UserModal({ user, onClose }: { user: UserShown | null; onClose: () => void }) {
  const shown = useLastShown(user);
  const { data: self } = useQuery(selfQuery(useSiteContext()));
  if (shown === null) return null;
  const grantable = grantableGroups(self?.groups ?? []);
  const isWithinReach = shown.isSelf || grantable.includes(shown.group);
  return (
    <FormModal open={user !== null} onClose={onClose} title={shown.name || formatPhone(shown.phone)} size="m">
      {isWithinReach ? (
        <>
          <UserForm user={shown} grantable={grantable} onClose={onClose} />
          <BlockUser user={shown} onDone={onClose} />
        </>
      ) : (
        <UserAbove user={shown} />
      )}
    </FormModal>
  );
}

/** Nothing of who stands above the reader is theirs to change, and it looks so. */
function UserAbove({ user }: { user: UserShown }) {
  const facts = [
    [LABELS.name, user.name || 'не указано'],
    ['Телефон', formatPhone(user.phone)],
    [LABELS.group, GROUP_LABELS[user.group]],
    ...(user.client ? [[LABELS.clientId, user.client.name]] : []),
  ] as const;
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{ONLY_MAIN}</p>
    </>
  );
}

interface UserFormProps {
  user: UserShown;
  /** The groups the reader may give. */
  grantable: readonly Group[];
  onClose: () => void;
}

function UserForm({ user, grantable, onClose }: UserFormProps) {
  const { api, queryClient } = useSiteContext();
  const form = useZodForm(UserInput, {
    defaultValues: { name: user.name ?? '', group: user.group, clientId: user.client?.id ?? null },
  });
  const clients = useSuggest(findClients);
  const clientId = form.watch('clientId') ?? null;
  const update = useFormCall(api.admin.users.update.mutationOptions());
  const offered = groupsFor(user, grantable);

  async function save(changed: UserInput, seen: UserInput) {
    await update({ id: user.id, user: changed, seen });
    await queryClient.invalidateQueries(api.admin.users.pathFilter());
  }

  return (
    <RecordForm
      form={form}
      label="Пользователь"
      labels={LABELS}
      save={save}
      onSaved={onClose}
      onCancel={onClose}
    >
      <TextField form={form} name="name" label={LABELS.name} />
      <FormField form={form} name="group">
        {({ value, onChange, error }) => (
          <>
            <Dropdown
              label={LABELS.group}
              options={offered.map((group) => ({ value: group, label: GROUP_LABELS[group] }))}
              value={value}
              onChange={onChange}
              disabled={offered.length === 1}
              hint={
                value === user.group
                  ? hintOf(user, offered)
                  : 'Все входы закончатся сразу: новые права\u00a0— с\u00a0нового входа'
              }
              error={error}
            />
            <Accordion title="Права" size="small">
              <RightsTable group={value} clientId={clientId} />
            </Accordion>
          </>
        )}
      </FormField>
      <TextInput
        label="Телефон"
        value={formatPhone(user.phone)}
        readOnly
        hint={'Вход по\u00a0этому номеру, он не\u00a0меняется'}
      />
      <NamedField
        form={form}
        name="clientId"
        label={LABELS.clientId}
        source={clients}
        known={user.client}
        hint={'Человек партнёра: видит заявки своей компании и\u00a0ведёт её ключи'}
        disabled={user.isSelf}
      />
    </RecordForm>
  );
}

/** The groups the caller may choose for a person; their own is all there is for themselves. */
function groupsFor({ group, isSelf }: UserShown, grantable: readonly Group[]): readonly Group[] {
  return isSelf ? [group] : GROUPS.filter((one) => grantable.includes(one));
}

function hintOf({ isSelf }: UserShown, offered: readonly Group[]): string | undefined {
  if (isSelf) return 'Свою группу изменить нельзя';
  if (offered.length === GROUPS.length) return undefined;
  return 'Администраторов назначает только главный администратор';
}
