import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import type { ApiKeyDetails, CreatedApiKey } from '#contract/api-key.ts';
import { ApiKeyForm as Schema } from '#contract/api-key-form.ts';
import { WidgetConfig } from '#contract/widget-config.ts';
import { widgetConfigForm } from '#contract/widget-config-form.ts';
import { formatDate } from '#domain/time/format-date.ts';
import { classNames } from '#ui/class-names.ts';
import { useZodForm } from '#ui/Form/use-zod-form.ts';
import { useNotifications } from '#ui/Notifications/Notifications.tsx';
import { useFormCall } from '../../data/use-form-call.ts';
import { useSiteContext } from '../../site-context.ts';
import sections from '../admin/FormSections.module.css';
import { RecordForm } from '../admin/RecordForm.tsx';
import { AccessFields } from './AccessFields.tsx';
import styles from './ApiKeyForm.module.css';
import { refreshApiKeys } from './api-key-queries.ts';
import { ConfigTextBox } from './ConfigTextBox.tsx';
import { CreatedKeyModal } from './CreatedKeyModal.tsx';
import { FIELD_LABELS } from './field-labels.ts';
import { LookFields } from './LookFields.tsx';
import { LookTools } from './LookTools.tsx';
import { SectionNav } from './SectionNav.tsx';
import { SiteLookModal } from './SiteLookModal.tsx';
import { useFormHistory } from './use-form-history.ts';
import { WidgetPreview } from './WidgetPreview.tsx';

/** The access of a key, and the look of its widget beside the widget itself; null: a key is made. */
export function ApiKeyForm({ known }: { known: ApiKeyDetails | null }) {
  const { navigate } = useRouter();
  const { api, queryClient } = useSiteContext();
  const { notify } = useNotifications();
  const form = useZodForm(Schema, { defaultValues: valuesOf(known) });
  const [isText, setIsText] = useState(false);
  const [isReading, setIsReading] = useState(false);
  const history = useFormHistory(form);
  // Who makes a key writes whose it is first, past the tools of its look.
  useEffect(() => {
    if (!known) form.setFocus('description');
  }, [known, form]);
  const [created, setCreated] = useState<CreatedApiKey | null>(null);
  // A draft that comes back brings the text along.
  const showsText = isText || form.watch('configText') !== null;
  const create = useFormCall(api.admin.apiKeys.create.mutationOptions());
  const update = useFormCall(api.admin.apiKeys.update.mutationOptions());

  async function save(
    key: z.output<typeof Schema>,
    seen: z.input<typeof Schema>,
  ): Promise<CreatedApiKey | null> {
    const made = known ? null : await create(key);
    if (known) await update({ id: known.key.id, key, seen: Schema.safeParse(seen).data });
    await refreshApiKeys({ api, queryClient });
    return made;
  }

  return (
    <>
      <RecordForm
        form={form}
        label={known ? 'Ключ и\u00a0вид виджета' : 'Новый ключ'}
        labels={FIELD_LABELS}
        save={save}
        saveText={known ? 'Сохранить' : 'Создать ключ'}
        isLong
        onSaved={(made) => {
          // The saved look is shown as it is kept.
          form.resetField('configText', { defaultValue: null });
          if (made) setCreated(made);
          else notify({ type: 'success', title: 'Сохранено' });
        }}
      >
        <LookTools
          keyId={known?.key.id ?? null}
          form={form}
          history={history}
          isText={showsText}
          onText={setIsText}
          onSite={() => setIsReading(true)}
        />
        <div className={styles.columns}>
          <div className={classNames(sections.sections, styles.look)}>
            <SectionNav />
            <AccessFields form={form} known={known} />
            {showsText ? <ConfigTextBox form={form} /> : <LookFields form={form} />}
          </div>
          <WidgetPreview form={form} keyId={known?.key.id ?? null} />
        </div>
      </RecordForm>
      {/* A form of its own, which must not send this one. */}
      <SiteLookModal form={form} open={isReading} onClose={() => setIsReading(false)} />
      <CreatedKeyModal
        created={created}
        onClose={(id) => {
          setCreated(null);
          void navigate({ to: '/admin/api-keys/config/{-$keyId}', params: { keyId: id }, search: {} });
        }}
      />
    </>
  );
}

function valuesOf(known: ApiKeyDetails | null): z.input<typeof Schema> {
  if (!known) {
    return {
      service: 'IPO_CALC',
      description: '',
      companyIds: [],
      projectIds: [],
      regions: [],
      baseUrls: '',
      permissions: [],
      expiresAt: '',
      config: widgetConfigForm(WidgetConfig.parse({})),
      configText: null,
    };
  }
  const { key, config } = known;
  return {
    service: key.service,
    description: key.description,
    companyIds: key.companies.map(({ id }) => id),
    projectIds: key.projects.map(({ id }) => id),
    regions: key.regions,
    baseUrls: key.baseUrls.join('\n'),
    permissions: key.permissions,
    expiresAt: key.expiresAt ? formatDate(key.expiresAt) : '',
    config: widgetConfigForm(config),
    configText: null,
  };
}
