import { useQuery } from '@tanstack/react-query';
import { type FeedNotices, FeedNoticesInput, type NoticeReach } from '#contract/feed-notices.ts';
import { holds } from '#domain/access/holds.ts';
import { FEED_TROUBLE_TITLES, FEED_TROUBLES } from '#domain/feed/feed-trouble.ts';
import { useZodForm } from '#ui/Form/use-zod-form.ts';
import { selfQuery } from '../../data/self-query.ts';
import { useFormCall } from '../../data/use-form-call.ts';
import { type SiteContext, useSiteContext } from '../../site-context.ts';
import { ChecksField } from '../admin/ChecksField.tsx';
import { NamedListField } from '../admin/NamedListField.tsx';
import { useSuggest } from '../admin/use-suggest.ts';
import { NO_CHAT, NoticeWayFields, QuietHoursFields } from './NoticeFields.tsx';
import { NoticesForm } from './NoticesForm.tsx';

const KINDS = FEED_TROUBLES.map((value) => ({ value, label: FEED_TROUBLE_TITLES[value] }));

const NO_MAIL: Record<NoticeReach, string | undefined> = {
  people: undefined,
  file: 'Почта на\u00a0этом сайте не\u00a0подключена: письма остаются в\u00a0файле на\u00a0сервере',
  nobody: 'Почта на\u00a0этом сайте не\u00a0подключена: письма не\u00a0уйдут',
};

const findFeeds = ({ api, queryClient }: SiteContext, text: string) =>
  queryClient.fetchQuery(api.account.feedNotices.feeds.queryOptions({ text }));

/** How one hears of feeds, for who may see them. */
export function FeedNoticesBox() {
  const context = useSiteContext();
  const { data: self } = useQuery(selfQuery(context));
  const enabled = holds(self?.permissions ?? {}, { uploadFeeds: 'r' });
  const query = context.api.account.feedNotices.get.queryOptions(undefined, { enabled });
  const { data: notices } = useQuery(query);
  return notices ? <FeedNoticesForm notices={notices} /> : null;
}

function FeedNoticesForm({ notices: { choice, feeds, hasChat, reach } }: { notices: FeedNotices }) {
  const suggest = useSuggest(findFeeds);
  const { api } = useSiteContext();
  const form = useZodForm(FeedNoticesInput, { defaultValues: choice });
  const set = useFormCall(api.account.feedNotices.set.mutationOptions());

  return (
    <NoticesForm
      title="Сообщения о фидах"
      form={form}
      save={set}
      about={
        <>
          О{'\u00a0'}каждой неполадке скажем один раз и{'\u00a0'}ещё раз, когда фид снова в{'\u00a0'}порядке.
          В{'\u00a0'}сообщении имя фида, что с{'\u00a0'}ним, и{'\u00a0'}ссылка. О{'\u00a0'}выключенных и
          {'\u00a0'}остановленных фидах не{'\u00a0'}пишем.
        </>
      }
    >
      <NoticeWayFields
        form={form}
        telegramHint={hasChat ? undefined : NO_CHAT}
        emailHint={NO_MAIL[reach.email]}
      />
      <ChecksField
        form={form}
        name="kinds"
        label="О чём сообщать"
        options={KINDS}
        hint={'Ничего не\u00a0отмечено\u00a0— сообщений не\u00a0будет'}
      />
      <NamedListField
        form={form}
        name="feedIds"
        label="Только эти фиды"
        hint={'Пусто\u00a0— обо\u00a0всех'}
        source={suggest}
        known={feeds}
      />
      <QuietHoursFields form={form} />
    </NoticesForm>
  );
}
