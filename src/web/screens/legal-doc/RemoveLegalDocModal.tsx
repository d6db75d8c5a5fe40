import { useRouter } from '@tanstack/react-router';
import type { LegalDocRow } from '#contract/legal-doc.ts';
import { isConsentTag } from '#domain/legal-doc/is-consent-tag.ts';
import { useSiteContext } from '../../site-context.ts';
import { RemoveRecordModal } from '../admin/RemoveRecordModal.tsx';
import { useLastShown } from '../admin/use-last-shown.ts';
import { ConsentWarning } from './ConsentWarning.tsx';
import { refreshLegalDocs } from './legal-doc-queries.ts';

/** Asks before a document goes with its tag; null is no document to ask about. */
export function RemoveLegalDocModal({ doc, onClose }: { doc: LegalDocRow | null; onClose: () => void }) {
  const router = useRouter();
  const context = useSiteContext();
  const asked = useLastShown(doc);
  if (asked === null) return null;
  return (
    <RemoveRecordModal
      record={{ kind: 'legalDoc', id: asked.id }}
      title={`Удалить «${asked.tag}»?`}
      open={doc !== null}
      onClose={onClose}
      mutation={context.api.admin.legal.remove.mutationOptions()}
      input={{ id: asked.id }}
      notice={() => ({ title: `Документ «${asked.tag}» удалён` })}
      onRemoved={async () => {
        await refreshLegalDocs(context);
        await router.invalidate();
      }}
    >
      <p>
        Документ исчезнет с{'\u00a0'}сайта вместе со{'\u00a0'}всеми версиями.
      </p>
      {isConsentTag(asked.tag) && <ConsentWarning />}
    </RemoveRecordModal>
  );
}
