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

const LABELS = { name: 'Имя', group: 'Группа', clientId: 'Компания' } as const;

const findClients = ({ api, queryClient }: SiteContext, text: string) =>
  queryClient.fetchQuery(api.admin.clients.companies.queryOptions({ text }));

/** One person: name, group and what it gives; null is nobody. */
export function UserModal({ user, onClose }: { user: UserShown | null; onClose: () => void }) {
  const shown = useLastShown(user);
  if (shown === null) return null;
  return (
    <FormModal open={user !== null} onClose={onClose} title={shown.name || formatPhone(shown.phone)} size="m">
      <UserForm user={shown} onClose={onClose} />
      <BlockUser user={shown} onDone={onClose} />
    </FormModal>
  );
}

function UserForm({ user, onClose }: { user: UserShown; onClose: () => void }) {
  const context = useSiteContext();
  const { api, queryClient } = context;
  const { data: self } = useQuery(selfQuery(context));
  const form = useZodForm(UserInput, {
    defaultValues: { name: user.name ?? '', group: user.group, clientId: user.client?.id ?? null },
  });
  const clients = useSuggest(findClients);
  const clientId = form.watch('clientId') ?? null;
  const update = useFormCall(api.admin.users.update.mutationOptions());
  const offered = groupsFor(user, grantableGroups(self?.groups ?? []));

  async function save(changed: UserInput) {
    await update({ id: user.id, user: changed });
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
    </RecordForm>
  );
}

/** The groups the caller may choose for a person; the one they are in is always among them. */
function groupsFor({ group, isSelf }: UserShown, grantable: readonly Group[]): readonly Group[] {
  return isSelf || !grantable.includes(group) ? [group] : GROUPS.filter((one) => grantable.includes(one));
}

function hintOf({ isSelf }: UserShown, offered: readonly Group[]): string | undefined {
  if (isSelf) return 'Свою группу изменить нельзя';
  if (offered.length === GROUPS.length) return undefined;
  return 'Администраторов назначает только главный администратор';
}
