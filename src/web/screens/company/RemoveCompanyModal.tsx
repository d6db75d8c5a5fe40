import type { CompanyShown } from '#contract/company-input.ts';
import { useSiteContext } from '../../site-context.ts';
import { RemoveRecordModal } from '../admin/RemoveRecordModal.tsx';
import { useLastShown } from '../admin/use-last-shown.ts';

/** Asks before a company is removed; null is none to ask about. */
export function RemoveCompanyModal({
  company,
  onClose,
}: {
  company: CompanyShown | null;
  onClose: () => void;
}) {
  const { api, queryClient } = useSiteContext();
  const shown = useLastShown(company);
  if (shown === null) return null;
  return (
    <RemoveRecordModal
      record={{ kind: 'company', id: shown.id }}
      title={`Удалить компанию «${shown.name}»?`}
      open={company !== null}
      onClose={onClose}
      mutation={api.admin.companies.remove.mutationOptions()}
      input={{ id: shown.id }}
      notice={() => ({ title: `Компания «${shown.name}» удалена` })}
      onRemoved={() => queryClient.invalidateQueries(api.admin.companies.pathFilter())}
    >
      <p>Её контакты удалятся вместе с{'\u00a0'}ней.</p>
    </RemoveRecordModal>
  );
}
