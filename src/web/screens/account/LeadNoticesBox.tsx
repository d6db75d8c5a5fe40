import { useQuery } from '@tanstack/react-query';
import { type LeadNotices, LeadNoticesInput } from '#contract/lead-notices.ts';
import { holds } from '#domain/access/holds.ts';
import { LEAD_KINDS, type LeadKind } from '#domain/lead/lead-work.ts';
import { DAILY_HOUR, NOTICE_PACES, type NoticePace } from '#domain/lead/notice-choice.ts';
import { plural } from '#domain/text/plural.ts';
import { Dropdown } from '#ui/Dropdown/Dropdown.tsx';
import { FormField } from '#ui/Form/FormField.tsx';
import { useZodForm } from '#ui/Form/use-zod-form.ts';
import { selfQuery } from '../../data/self-query.ts';
import { useFormCall } from '../../data/use-form-call.ts';
import { type SiteContext, useSiteContext } from '../../site-context.ts';
import { ChecksField } from '../admin/ChecksField.tsx';
import { NamedListField } from '../admin/NamedListField.tsx';
import { useSuggest } from '../admin/use-suggest.ts';
import { NO_CHAT, NoticeWayFields, QuietHoursFields } from './NoticeFields.tsx';
import { NoticesForm } from './NoticesForm.tsx';

const KINDS = (Object.keys(LEAD_KINDS) as LeadKind[]).map((value) => ({ value, label: LEAD_KINDS[value] }));
const PACES = (Object.keys(NOTICE_PACES) as NoticePace[]).map((value) => ({
  value,
  label: NOTICE_PACES[value],
}));
const findComplexes = ({ api, queryClient }: SiteContext, text: string) =>
  queryClient.fetchQuery(api.account.leadNotices.complexes.queryOptions({ text }));

/** How one hears of leads, for who may see them. */
export function LeadNoticesBox() {
  const context = useSiteContext();
  const { data: self } = useQuery(selfQuery(context));
  const enabled = holds(self?.permissions ?? {}, { clientDesk: 'r' });
  const query = context.api.account.leadNotices.get.queryOptions(undefined, { enabled });
  const { data: notices } = useQuery(query);
  return notices ? <LeadNoticesForm notices={notices} /> : null;
}

function LeadNoticesForm({ notices }: { notices: LeadNotices }) {
  const { choice, complexes, hasChat, reminderMinutes } = notices;
  const { api } = useSiteContext();
  const suggest = useSuggest(findComplexes);
  const form = useZodForm(LeadNoticesInput, { defaultValues: choice });
  const set = useFormCall(api.account.leadNotices.set.mutationOptions());

  return (
    <NoticesForm
      title="Сообщения о заявках"
      form={form}
      save={set}
      about={
        <>
          В{'\u00a0'}сообщении номер заявки, о{'\u00a0'}чём она, и{'\u00a0'}ссылка; имени и{'\u00a0'}телефона
          в{'\u00a0'}нём нет. Если заявку за{'\u00a0'}
          {reminderMinutes} {plural(reminderMinutes, 'минуту', 'минуты', 'минут')} никто не{'\u00a0'}взял,
          напомним и{'\u00a0'}скажем ещё одному человеку.
        </>
      }
    >
      <NoticeWayFields form={form} telegramHint={hasChat ? undefined : NO_CHAT} />
      <ChecksField form={form} name="kinds" label="О чём сообщать" options={KINDS} />
      <NamedListField
        form={form}
        name="complexIds"
        label="Только эти ЖК"
        hint={'Пусто\u00a0— обо\u00a0всех и\u00a0о\u00a0заявках без ЖК'}
        source={suggest}
        known={complexes}
      />
      <FormField form={form} name="pace">
        {({ value, onChange, error }) => (
          <Dropdown
            label="Когда"
            hint={`Раз в\u00a0день\u00a0— в\u00a0${DAILY_HOUR}:00 по\u00a0Москве, одним сообщением`}
            options={PACES}
            value={value as NoticePace}
            onChange={(pace) => onChange(pace as never)}
            error={error}
          />
        )}
      </FormField>
      <QuietHoursFields form={form} />
    </NoticesForm>
  );
}
