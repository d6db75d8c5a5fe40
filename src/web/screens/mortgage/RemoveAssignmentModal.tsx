import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { AssignmentShown } from '#contract/offer-shown.ts';
import { OWN_ERRORS } from '../../data/api.ts';
import { RemoveModal } from '../admin/RemoveModal.tsx';
import { useLastShown } from '../admin/use-last-shown.ts';
import { refreshOffers } from './offer-queries.ts';

interface RemoveAssignmentModalProps {
  assignment: AssignmentShown | null;
  onClose: () => void;
}

/** Asks before a programme is taken from a project; null is none to ask about. */
export function RemoveAssignmentModal({ assignment, onClose }: RemoveAssignmentModalProps) {
  const { context } = useRouter().options;
  const { mutateAsync } = useMutation(
    context.api.admin.programs.removeAssignment.mutationOptions({ meta: OWN_ERRORS }),
  );
  const shown = useLastShown(assignment);
  if (shown === null) return null;
  return (
    <RemoveModal
      title={`Убрать «${shown.program.name}» из проекта «${shown.project.name}»?`}
      open={assignment !== null}
      onClose={onClose}
      remove={() => mutateAsync({ id: shown.id })}
      onRemoved={() => void refreshOffers(context)}
    >
      <p>Проект без единого назначения снова возьмёт все программы как есть.</p>
    </RemoveModal>
  );
}
