import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { Combobox } from '#ui/Combobox/Combobox.tsx';
import type { Suggest } from '#ui/Combobox/combobox-options.ts';
import { Modal } from '#ui/Modal/Modal.tsx';

/** Picks the company that becomes a client: its first project or key makes it one. */
export function PickClientModal({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { options, navigate } = useRouter();
  const { api, queryClient } = options.context;
  const suggest = useMemo<Suggest>(
    () => async (text, signal) => {
      const found = await queryClient.fetchQuery(api.admin.clients.companies.queryOptions({ text }));
      signal.throwIfAborted();
      return [{ options: found.map(({ id, name }) => ({ value: String(id), label: name })) }];
    },
    [api, queryClient],
  );
  return (
    <Modal open={open} onClose={onClose} title="Новый клиент" fullScreenOnPhone>
      <Combobox
        label="Компания"
        hint={'Клиентом её сделает первый проект или ключ'}
        source={suggest}
        value={null}
        onChange={(company) => {
          if (!company) return;
          onClose();
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
