import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { z } from 'zod';
import { countPhrase } from '#domain/text/count-phrase.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { useZodForm } from '#ui/Form/use-zod-form.ts';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { useFormCall } from '../../data/use-form-call.ts';
import { useSiteContext } from '../../site-context.ts';
import { Box } from '../admin/Box.tsx';
import { refreshMaintenance } from './maintenance-queries.ts';
import styles from './RerunFeeds.module.css';

const Agreement = z.object({ words: z.string() });

/** Runs every feed, once the words for it are typed. */
export function RerunFeeds({ count }: { count: number }) {
  const { api, queryClient } = useSiteContext();
  const [isQueued, setIsQueued] = useState(false);
  const form = useZodForm(Agreement, { defaultValues: { words: '' } });
  const rerun = useFormCall(api.admin.amen.rerunFeeds.mutationOptions());
  if (count === 0) {
    return (
      <Box title="Перезапустить все фиды">
        <p className={styles.none}>Нет включённых фидов с адресом или файлом</p>
      </Box>
    );
  }
  const words = `ПЕРЕЗАПУСТИТЬ ${count}`;
  const feeds = countPhrase(count, 'фид', 'фида', 'фидов');
  const isAgreed = form.watch('words').trim() === words;

  async function send() {
    // Enter reaches the form past the button, which waits for the words.
    if (!isAgreed) return false;
    try {
      await rerun({ count });
      return true;
    } finally {
      await refreshMaintenance({ api, queryClient });
    }
  }

  function settle(hasRun: boolean) {
    if (!hasRun) return;
    form.reset();
    setIsQueued(true);
  }

  return (
    <Box title="Перезапустить все фиды" note={feeds} isDangerous>
      <Form form={form} label="Перезапустить все фиды" className={styles.form} send={send} onSent={settle}>
        <p>Удержанные снятия ждут решения и дальше, цены обновятся по мере готовности.</p>
        <TextInput
          label={`Введите ${words}`}
          autoComplete="off"
          {...form.register('words')}
          onKeyDown={({ key }) => key === 'Escape' && form.reset()}
        />
        <div className={styles.actions}>
          <Button
            type="submit"
            size="s"
            variant="danger"
            disabled={!isAgreed}
            loading={form.formState.isSubmitting}
          >
            Перезапустить {feeds}
          </Button>
          <Link to="/admin/feed-dashboard" search={{}}>
            Состояние фидов
          </Link>
        </div>
        <p role="status" className={styles.status}>
          {isQueued && 'Фиды поставлены в очередь'}
        </p>
      </Form>
    </Box>
  );
}
