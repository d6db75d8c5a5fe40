import { useQuery } from '@tanstack/react-query';
import { holds } from '#domain/access/holds.ts';
import { DESK_RIGHTS } from '#domain/application/desk-rights.ts';
import { Switch } from '#ui/Switch/Switch.tsx';
import { selfQuery } from '../../data/self-query.ts';
import { useSiteContext } from '../../site-context.ts';
import { useListKeysSetting } from '../admin/use-list-keys-setting.ts';
import { ProfileBox } from './ProfileBox.tsx';

/** The switch of single keys, for who has a desk. */
export function KeysBox() {
  const context = useSiteContext();
  const { data: person } = useQuery(selfQuery(context));
  const [areOn, set] = useListKeysSetting();
  if (!holds(person?.permissions ?? {}, DESK_RIGHTS)) return null;
  return (
    <ProfileBox title="Клавиши">
      <Switch
        label="Одиночные клавиши в рабочем столе"
        hint={`J, K, S и\u00a0/ в\u00a0«Заявках клиентов»; в\u00a0этом браузере`}
        checked={areOn}
        onChange={({ currentTarget }) => set(currentTarget.checked)}
      />
    </ProfileBox>
  );
}
