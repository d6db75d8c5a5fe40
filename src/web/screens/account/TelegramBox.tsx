import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TelegramNoticesInput, TelegramSettings } from '#contract/telegram.ts';
import { holds } from '#domain/access/holds.ts';
import { DESK_RIGHTS } from '#domain/application/desk-rights.ts';
import { formatDate } from '#domain/time/format-date.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Switch } from '#ui/Switch/Switch.tsx';
import { selfQuery } from '../../data/self-query.ts';
import { useSiteContext } from '../../site-context.ts';
import { LinkBot } from './LinkBot.tsx';
import { LinkedBot } from './LinkedBot.tsx';
import { ProfileBox } from './ProfileBox.tsx';
import styles from './TelegramBox.module.css';

const NOTICES = [
  { name: 'newApplications', label: 'Новые заявки', hint: 'Сразу, как партнёр начнёт сделку' },
  { name: 'statusChanges', label: 'Смена статуса', hint: 'Когда заявка переходит на следующий шаг' },
] as const;

/** The bot that writes about applications: its chat, and what it writes about. */
export function TelegramBox() {
  const context = useSiteContext();
  const { api, queryClient } = context;
  const { data: telegram } = useSuspenseQuery(api.account.telegram.get.queryOptions());
  const { bot, chat, notices } = telegram;
  const { data: self } = useSuspenseQuery(selfQuery(context));
  /** Applications are told of to brokers alone. */
  const hasDesk = holds(self.permissions, DESK_RIGHTS);
  /** Switches as they were pressed, until the server has said how they stand. */
  const [wished, setWished] = useState<TelegramNoticesInput>({});
  const refresh = () => queryClient.invalidateQueries(api.account.telegram.pathFilter());
  const change = useMutation(
    api.account.telegram.set.mutationOptions({
      onSettled: async () => {
        await refresh();
        setWished({});
      },
    }),
  );

  function press(notice: TelegramNoticesInput) {
    setWished((known) => ({ ...known, ...notice }));
    change.mutate(notice);
  }

  return (
    <ProfileBox
      title="Telegram"
      mark={
        chat && (
          <Badge tone="success">
            <Icon name="check" size={16} /> Бот привязан
          </Badge>
        )
      }
    >
      <p className={styles.state}>{stateText(telegram)}</p>
      {hasDesk &&
        NOTICES.map(({ name, label, hint }) => (
          <Switch
            key={name}
            className={styles.notice}
            label={label}
            hint={hint}
            checked={wished[name] ?? notices[name]}
            loading={wished[name] !== undefined}
            disabled={bot === null}
            onChange={({ currentTarget }) => press({ [name]: currentTarget.checked })}
          />
        ))}
      {bot !== null && (chat ? <LinkedBot onUnlinked={refresh} /> : <LinkBot />)}
    </ProfileBox>
  );
}

function stateText({ bot, chat }: TelegramSettings): string {
  if (bot === null)
    return `Бот на\u00a0этом сайте не\u00a0подключён: сообщения о\u00a0заявках не\u00a0придут.`;
  if (!chat) return `Привяжите бота, и\u00a0сообщения о\u00a0заявках придут в\u00a0Telegram.`;
  return `@${bot} пишет в\u00a0чат «${chat.name}» с\u00a0${formatDate(chat.linkedAt)}`;
}
