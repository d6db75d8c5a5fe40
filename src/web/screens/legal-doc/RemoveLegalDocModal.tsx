import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { LegalDocRow } from '#contract/legal-doc.ts';
import { isConsentTag } from '#domain/legal-doc/is-consent-tag.ts';
import { useNotifications } from '#ui/Notifications/Notifications.tsx';
import { OWN_ERRORS } from '../../data/api.ts';
import { RemoveModal } from '../admin/RemoveModal.tsx';
import { ConsentWarning } from './ConsentWarning.tsx';
import { refreshLegalDocs } from './legal-doc-queries.ts';

/** Asks before a document goes with its tag; null is no document to ask about. */
export function RemoveLegalDocModal({ doc, onClose }: { doc: LegalDocRow | null; onClose: () => void }) {
  const router = useRouter();
  const { context } = router.options;
  const { notify } = useNotifications();
  const { mutateAsync } = useMutation(context.api.admin.legal.remove.mutationOptions({ meta: OWN_ERRORS }));
  // The name stays while the window fades away.
  const [asked, setAsked] = useState(doc);
  if (doc !== null && doc !== asked) setAsked(doc);
  if (asked === null) return null;
  return (
    <RemoveModal
      title={`Удалить «${asked.tag}»?`}
      open={doc !== null}
      onClose={onClose}
      remove={() => mutateAsync({ id: asked.id })}
      onRemoved={async () => {
        notify({ type: 'success', title: `Документ «${asked.tag}» удалён` });
        await refreshLegalDocs(context);
        await router.invalidate();
      }}
    >
      <p>
        Документ исчезнет с{'\u00a0'}сайта вместе со{'\u00a0'}всеми версиями.
      </p>
      {isConsentTag(asked.tag) && <ConsentWarning />}
    </RemoveModal>
  );
}
