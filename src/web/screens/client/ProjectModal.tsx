import { useQuery } from '@tanstack/react-query';
import { ProjectInput, type ProjectShown } from '#contract/client.ts';
import { useZodForm } from '#ui/Form/use-zod-form.ts';
import { useFormCall } from '../../data/use-form-call.ts';
import { useSiteContext } from '../../site-context.ts';
import { FormModal } from '../admin/FormModal.tsx';
import { NamedField } from '../admin/NamedField.tsx';
import { optionOf } from '../admin/option-of.ts';
import { RecordForm } from '../admin/RecordForm.tsx';
import { TextAreaField } from '../admin/TextAreaField.tsx';
import { TextField } from '../admin/TextField.tsx';
import { useLastShown } from '../admin/use-last-shown.ts';

const LABELS = { name: 'Название', cityId: 'Город', description: 'Описание' } as const;
const NO_CITIES: readonly never[] = [];

interface ProjectModalProps {
  clientId: number;
  project: ProjectShown | 'new' | null;
  onClose: () => void;
}

/** The form of a project, of a new one with 'new'; null is none. */
export function ProjectModal({ clientId, project, onClose }: ProjectModalProps) {
  const shown = useLastShown(project);
  if (shown === null) return null;
  return (
    <FormModal
      open={project !== null}
      onClose={onClose}
      title={shown === 'new' ? 'Новый проект' : shown.name}
    >
      <ProjectForm clientId={clientId} known={shown === 'new' ? null : shown} onClose={onClose} />
    </FormModal>
  );
}

interface ProjectFormProps {
  clientId: number;
  known: ProjectShown | null;
  onClose: () => void;
}

function ProjectForm({ clientId, known, onClose }: ProjectFormProps) {
  const { api, queryClient } = useSiteContext();
  const { data: cities = NO_CITIES } = useQuery({
    ...api.dictionaries.queryOptions(),
    select: ({ cities }) => [{ options: cities.map(optionOf) }],
    staleTime: Number.POSITIVE_INFINITY,
  });
  const form = useZodForm(ProjectInput, {
    defaultValues: {
      name: known?.name ?? '',
      description: known?.description ?? '',
      cityId: known?.city?.id ?? null,
    },
  });
  const create = useFormCall(api.admin.clients.createProject.mutationOptions());
  const update = useFormCall(api.admin.clients.updateProject.mutationOptions());

  async function save(project: ProjectInput, seen: ProjectInput) {
    if (known) await update({ id: known.id, project, seen });
    else await create({ clientId, project });
    await queryClient.invalidateQueries(api.admin.clients.pathFilter());
  }

  return (
    <RecordForm form={form} label="Проект" labels={LABELS} save={save} onSaved={onClose} onCancel={onClose}>
      <TextField form={form} name="name" label={LABELS.name} />
      <NamedField
        form={form}
        name="cityId"
        label={LABELS.cityId}
        source={cities}
        known={known?.city ?? null}
      />
      <TextAreaField form={form} name="description" label={LABELS.description} />
    </RecordForm>
  );
}
