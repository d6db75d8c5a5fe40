import { useState } from 'react';
import type { z } from 'zod';
import { type FeedDetails, FeedInput } from '#contract/feed.ts';
import { DIALECTS } from '#domain/feed/dialect.ts';
import { FEED_EVERY_HOURS, type FeedEveryHours } from '#domain/feed/feed-schedule.ts';
import { Dropdown } from '#ui/Dropdown/Dropdown.tsx';
import { FormField } from '#ui/Form/FormField.tsx';
import { useZodForm } from '#ui/Form/use-zod-form.ts';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { Switch } from '#ui/Switch/Switch.tsx';
import { useFormCall } from '../../data/use-form-call.ts';
import { type SiteContext, useSiteContext } from '../../site-context.ts';
import { FormModal } from '../admin/FormModal.tsx';
import { NamedField } from '../admin/NamedField.tsx';
import { RecordForm } from '../admin/RecordForm.tsx';
import { TextField } from '../admin/TextField.tsx';
import { useSuggest } from '../admin/use-suggest.ts';
import { FeedFileField } from './FeedFileField.tsx';
import { refreshFeeds } from './feed-queries.ts';
import { FORMAT_TEXTS, scheduleText } from './feed-texts.ts';

const FORMATS = (['auto', ...DIALECTS] as const).map((value) => ({ value, label: FORMAT_TEXTS[value] }));
const BY_HAND = 'by-hand';
const SCHEDULES = [null, ...FEED_EVERY_HOURS].map((hours) => ({
  value: hours === null ? BY_HAND : String(hours),
  label: scheduleText(hours),
}));

const LABELS = {
  name: 'Имя',
  companyId: 'Застройщик',
  format: 'Формат',
  source: 'Источник',
  url: 'Ссылка на\u00a0фид',
  fileId: 'Файл фида',
  everyHours: 'Расписание',
  enabled: 'Включён',
} as const;

const findDevelopers = ({ api, queryClient }: SiteContext, text: string) =>
  queryClient.fetchQuery(api.admin.feed.developers.queryOptions({ text }));

interface FeedModalProps {
  /** The feed that is changed; without it a new one is added. */
  known?: FeedDetails;
  /** Whose the new feed is, where it can be nobody else's. */
  developer?: { id: number; name: string } | undefined;
  open: boolean;
  onClose: () => void;
  onSaved: (id: number) => void;
}

/** The form of a feed. */
export function FeedModal({ known, developer, open, onClose, onSaved }: FeedModalProps) {
  const title = known ? 'Изменить фид' : 'Новый фид';
  return (
    <FormModal open={open} onClose={onClose} title={title}>
      <FeedForm known={known} developer={developer} title={title} onClose={onClose} onSaved={onSaved} />
    </FormModal>
  );
}

function FeedForm({
  known,
  developer,
  title,
  onClose,
  onSaved,
}: Omit<FeedModalProps, 'open'> & { title: string }) {
  const { api, queryClient } = useSiteContext();
  const [fileName, setFileName] = useState(known?.file?.name ?? null);
  const form = useZodForm(FeedInput, { defaultValues: valuesOf(known, developer) });
  const { errors } = form.formState;
  const source = form.watch('source');
  const create = useFormCall(api.admin.feed.create.mutationOptions());
  const update = useFormCall(api.admin.feed.update.mutationOptions());
  const developers = useSuggest(findDevelopers);

  async function save(feed: FeedInput, seen: z.input<typeof FeedInput>) {
    const id = known ? known.feed.id : (await create(feed)).id;
    if (known) await update({ id, feed, seen });
    await refreshFeeds({ api, queryClient });
    return id;
  }

  const sources = [
    { value: 'url' as const, label: 'По ссылке' },
    { value: 'file' as const, label: 'Файлом' },
    ...(known?.feed.sourceKind === 'command' ? [{ value: 'command' as const, label: 'Командой' }] : []),
  ];

  return (
    <RecordForm form={form} label={title} labels={LABELS} save={save} onSaved={onSaved} onCancel={onClose}>
      <TextField form={form} name="name" label={LABELS.name} />
      <NamedField
        form={form}
        name="companyId"
        label={LABELS.companyId}
        source={developers}
        disabled={developer !== undefined || known?.feed.confirmedAt != null}
        hint={known?.feed.confirmedAt ? 'После первого прогона застройщика не\u00a0сменить' : undefined}
        known={known?.feed.company ?? developer ?? null}
      />
      <FormField form={form} name="format">
        {({ value, onChange, error }) => (
          <Dropdown
            label={LABELS.format}
            options={FORMATS}
            value={value ?? 'auto'}
            onChange={onChange}
            error={error}
          />
        )}
      </FormField>
      <FormField form={form} name="source">
        {({ value, onChange, error }) => (
          <RadioGroup
            label={LABELS.source}
            direction="row"
            options={sources}
            value={value}
            onChange={onChange}
            error={error}
          />
        )}
      </FormField>
      {source === 'url' && (
        <TextField
          form={form}
          name="url"
          type="url"
          inputMode="url"
          label={LABELS.url}
          placeholder="https://"
        />
      )}
      {source === 'file' && (
        <FeedFileField
          name={fileName}
          error={errors.fileId?.message}
          onChange={(file) => {
            setFileName(file?.name ?? null);
            form.setValue('fileId', file?.id ?? null, { shouldDirty: true });
            if (file) form.clearErrors('fileId');
          }}
        />
      )}
      {source === 'url' && (
        <FormField form={form} name="everyHours">
          {({ value, onChange, error }) => (
            <Dropdown
              label={LABELS.everyHours}
              options={SCHEDULES}
              value={value == null ? BY_HAND : String(value)}
              onChange={(hours) => onChange(hours === BY_HAND ? null : (Number(hours) as FeedEveryHours))}
              error={error}
            />
          )}
        </FormField>
      )}
      <Switch
        label={LABELS.enabled}
        hint={'Выключенный фид не\u00a0запускается'}
        {...form.register('enabled')}
      />
    </RecordForm>
  );
}

function valuesOf(known: FeedDetails | undefined, developer: FeedModalProps['developer']): FeedInput {
  if (!known) {
    return {
      name: '',
      companyId: developer?.id ?? null,
      format: 'auto',
      source: 'url',
      url: '',
      fileId: null,
      everyHours: null,
      enabled: true,
    };
  }
  const { feed, url, file } = known;
  return {
    name: feed.name,
    companyId: feed.company.id,
    format: feed.format ?? 'auto',
    source: feed.sourceKind,
    url: url ?? '',
    fileId: file?.id ?? null,
    everyHours: feed.everyHours as FeedEveryHours | null,
    enabled: feed.enabled,
  };
}
