import { type OfferForm as OfferFormValues, OfferInput } from '#contract/offer-input.ts';
import type { OfferChoices, OfferDetails } from '#contract/offer-shown.ts';
import { Button } from '#ui/Button/Button.tsx';
import { useZodForm } from '#ui/Form/use-zod-form.ts';
import { useNotifications } from '#ui/Notifications/Notifications.tsx';
import { useFormCall } from '../../data/use-form-call.ts';
import { useSiteContext } from '../../site-context.ts';
import styles from '../admin/FormSections.module.css';
import { RecordForm } from '../admin/RecordForm.tsx';
import preview from './DraftPreview.module.css';
import { DraftPreview } from './DraftPreview.tsx';
import { OfferEffectPanel } from './OfferEffectPanel.tsx';
import { OfferLabelFields } from './OfferLabelFields.tsx';
import { OfferOwnerFields } from './OfferOwnerFields.tsx';
import { OfferPlanBox } from './OfferPlanBox.tsx';
import { OfferTermFields } from './OfferTermFields.tsx';
import { OfferVersions } from './OfferVersions.tsx';
import { offerFormOf } from './offer-form-of.ts';
import { OFFER_LABELS } from './offer-labels.ts';
import { refreshOffers } from './offer-queries.ts';
import { PartFields } from './PartFields.tsx';
import { useOfferEffect } from './use-offer-effect.ts';

interface OfferFormProps {
  /** Null: an offer is made. */
  known: OfferDetails | null;
  choices: OfferChoices;
  onSaved: (id: number) => void;
}

/** The terms of an offer beside what comes of them. */
export function OfferForm({ known, choices, onSaved }: OfferFormProps) {
  const { api, queryClient } = useSiteContext();
  const { notify } = useNotifications();
  const form = useZodForm(OfferInput, { defaultValues: offerFormOf(known) });
  const create = useFormCall(api.admin.programs.create.mutationOptions());
  const update = useFormCall(api.admin.programs.update.mutationOptions());

  const effect = useOfferEffect(form, known?.id ?? null);

  async function save(offer: OfferInput, seen: OfferFormValues): Promise<number> {
    const id = known ? known.id : (await create(offer)).id;
    if (known) await update({ id, offer, seen });
    await refreshOffers({ api, queryClient });
    return id;
  }

  return (
    <RecordForm
      form={form}
      label="Условия программы"
      labels={OFFER_LABELS}
      save={save}
      saveText={known ? 'Сохранить' : 'Создать'}
      isLong
      actions={
        <Button variant="secondary" onClick={effect.ask}>
          Что изменится
        </Button>
      }
      onSaved={(id) => {
        effect.forget();
        notify({
          type: 'success',
          title: 'Сохранено',
          text: 'Виджеты и\u00a0API уже считают по\u00a0новым условиям',
        });
        onSaved(id);
      }}
    >
      <div className={styles.columns}>
        <div className={styles.sections}>
          <OfferOwnerFields form={form} known={known} choices={choices} />
          <OfferTermFields form={form} />
          <PartFields form={form} />
          <OfferLabelFields form={form} />
          {known && (
            <OfferVersions
              id={known.id}
              onReturn={({ offer }) =>
                form.reset(offerFormOf({ ...known, offer }), { keepDefaultValues: true })
              }
            />
          )}
        </div>
        <div className={preview.side}>
          <OfferEffectPanel effect={effect} />
          {known && <OfferPlanBox form={form} known={known} />}
          <DraftPreview form={form} />
        </div>
      </div>
    </RecordForm>
  );
}
