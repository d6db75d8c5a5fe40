import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { OfferInput } from '#contract/offer-input.ts';
import { useCooldown } from '#ui/Form/use-cooldown.ts';
import type { ZodForm } from '#ui/Form/use-zod-form.ts';
import { OWN_ERRORS } from '../../data/api.ts';
import { useFormCall } from '../../data/use-form-call.ts';
import { useSiteContext } from '../../site-context.ts';
import styles from './DraftPreview.module.css';
import { OfferPreview } from './OfferPreview.tsx';

/** The offer of a form as the widget would show it, before it is saved. */
export function DraftPreview({ form }: { form: ZodForm<typeof OfferInput> }) {
  const { api } = useSiteContext();
  const [draft, setDraft] = useState(() => readDraft(form.getValues()));
  const read = useCooldown(() => setDraft(readDraft(form.getValues())));
  useEffect(() => form.subscribe({ formState: { values: true }, callback: read }), [form, read]);
  const options = api.admin.programs.draft.mutationOptions({ meta: OWN_ERRORS });
  const show = useFormCall(options);
  const { data } = useQuery({
    queryKey: [...options.mutationKey, draft],
    queryFn: () => show(draft!),
    enabled: draft !== null,
    meta: OWN_ERRORS,
    placeholderData: (old) => old,
  });
  return (
    <section aria-label="Предпросмотр" className={styles.preview}>
      <h2 className={styles.title}>Предпросмотр</h2>
      <p role="status" className={styles.note}>
        {draft
          ? 'Так покажет виджет; ещё не\u00a0сохранено.'
          : 'Появится, когда в\u00a0условиях не\u00a0будет ошибок.'}
      </p>
      {data && (
        <div className={styles.ground}>
          <OfferPreview key={data.page.pack.offers[0]!.hash} preview={data} />
        </div>
      )}
    </section>
  );
}

function readDraft(values: unknown): OfferInput | null {
  return OfferInput.safeParse(values).data ?? null;
}
