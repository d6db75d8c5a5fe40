import { type AssignmentForm as AssignmentFormValues, AssignmentInput } from '#contract/offer-input.ts';
import type { AssignmentShown } from '#contract/offer-shown.ts';
import { type NamedId, OFFER_TYPE_LABELS, OFFER_TYPES } from '#domain/mortgage/offer/offer.ts';
import { Button } from '#ui/Button/Button.tsx';
import { useZodForm } from '#ui/Form/use-zod-form.ts';
import { useFormCall } from '../../data/use-form-call.ts';
import { useSiteContext } from '../../site-context.ts';
import { ChecksField } from '../admin/ChecksField.tsx';
import { FormModal } from '../admin/FormModal.tsx';
import { NamedField } from '../admin/NamedField.tsx';
import { NumberField } from '../admin/NumberField.tsx';
import { RecordForm } from '../admin/RecordForm.tsx';
import { TextAreaField } from '../admin/TextAreaField.tsx';
import { useSuggest } from '../admin/use-suggest.ts';
import { findProjects, refreshOffers } from './offer-queries.ts';

const TYPES = OFFER_TYPES.map((value) => ({ value, label: OFFER_TYPE_LABELS[value] }));
const LABELS = {
  projectId: 'Проект',
  programTypes: 'Типы',
  priority: 'Приоритет',
  comment: 'Комментарий',
  tooltip: 'Подсказка',
} as const;

interface AssignmentModalProps {
  program: { id: number; name: { displayName: string }; bank: { name: string } };
  /** Null: one is made. */
  known: AssignmentShown | null;
  /** The only project it may be of. */
  project?: NamedId;
  onClose: () => void;
  /** Shows «Убрать из проекта…» of one that is known. */
  onRemove?: () => void;
}

/** Which kinds of a programme a project takes, how high they stand there and what is said of them. */
export function AssignmentModal({ onClose, ...form }: AssignmentModalProps) {
  const { known } = form;
  const title = known ? `Назначение: ${known.project.name}` : 'Назначить проекту';
  return (
    <FormModal open onClose={onClose} title={title}>
      <AssignmentForm title={title} onClose={onClose} {...form} />
    </FormModal>
  );
}

function AssignmentForm(props: AssignmentModalProps & { title: string }) {
  const { title, program, known, project = known?.project, onClose, onRemove } = props;
  const { api, queryClient } = useSiteContext();
  const projects = useSuggest(findProjects);
  const form = useZodForm(AssignmentInput, {
    defaultValues: {
      projectId: project?.id ?? null,
      programId: program.id,
      programTypes: known?.programTypes ?? [],
      priority: known?.priority ?? 0,
      comment: known?.comment ?? '',
      tooltip: known?.tooltip ?? '',
    },
  });
  const create = useFormCall(api.admin.programs.createAssignment.mutationOptions());
  const update = useFormCall(api.admin.programs.updateAssignment.mutationOptions());

  async function save(assignment: AssignmentInput, seen: AssignmentFormValues) {
    if (known) await update({ id: known.id, assignment, seen: AssignmentInput.parse(seen) });
    else await create(assignment);
    await refreshOffers({ api, queryClient });
  }

  return (
    <RecordForm form={form} label={title} labels={LABELS} save={save} onSaved={onClose} onCancel={onClose}>
      <p>
        {program.name.displayName}, {program.bank.name}
      </p>
      <NamedField
        form={form}
        name="projectId"
        label={LABELS.projectId}
        source={projects}
        disabled={project !== undefined}
        known={project ?? null}
      />
      <ChecksField form={form} name="programTypes" label={LABELS.programTypes} options={TYPES} />
      <NumberField
        form={form}
        name="priority"
        label={LABELS.priority}
        hint={'Больше\u00a0— выше в\u00a0этом проекте'}
        signed
        roundDigits={0}
        maxDigits={7}
      />
      <TextAreaField
        form={form}
        name="comment"
        label={LABELS.comment}
        hint={'Пусто\u00a0— как у\u00a0программы'}
        rows={2}
      />
      <TextAreaField form={form} name="tooltip" label={LABELS.tooltip} rows={2} />
      {known && onRemove && (
        <div>
          <Button size="s" variant="ghost" onClick={onRemove}>
            Убрать из проекта…
          </Button>
        </div>
      )}
    </RecordForm>
  );
}
