import { useRouter } from '@tanstack/react-router';
import { Combobox } from '#ui/Combobox/Combobox.tsx';
import { Modal } from '#ui/Modal/Modal.tsx';
import type { SiteContext } from '../../site-context.ts';
import { useSuggest } from '../admin/use-suggest.ts';

const findCompanies = ({ api, queryClient }: SiteContext, text: string) =>
  queryClient.fetchQuery(api.admin.clients.companies.queryOptions({ text }));

/** Picks the company that becomes a client: its first project or key makes it one. */
export function PickClientModal({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { navigate } = useRouter();
  const companies = useSuggest(findCompanies);
  return (
    <Modal open={open} onClose={onClose} title="Новый клиент" fullScreenOnPhone>
      <Combobox
        label="Компания"
        hint={'Клиентом её сделает первый проект или ключ'}
        source={companies}
        value={null}
        onChange={(company) => {
          if (!company) return;
          void navigate({
            to: '/admin/clients/$id/per-project-settings',
            params: { id: Number(company.value) },
            search: {},
          });
        }}
      />
    </Modal>
  );
}
