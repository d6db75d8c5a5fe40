import type { AssignmentShown } from '#contract/offer-shown.ts';
import { useSiteContext } from '../../site-context.ts';
import { RemoveModal } from '../admin/RemoveModal.tsx';
import { useLastShown } from '../admin/use-last-shown.ts';
import { refreshOffers } from './offer-queries.ts';

interface RemoveAssignmentModalProps {
  assignment: AssignmentShown | null;
  onClose: () => void;
}

/** Asks before a programme is taken from a project; null is none to ask about. */
export function RemoveAssignmentModal({ assignment, onClose }: RemoveAssignmentModalProps) {
  const context = useSiteContext();
  const shown = useLastShown(assignment);
  if (shown === null) return null;
  return (
    <RemoveModal
      title={`Убрать «${shown.program.name.displayName}» из проекта «${shown.project.name}»?`}
      open={assignment !== null}
      onClose={onClose}
      mutation={context.api.admin.programs.removeAssignment.mutationOptions()}
      input={{ id: shown.id }}
      onRemoved={() => refreshOffers(context)}
    >
      <p>Проект без единого назначения снова возьмёт все программы как есть.</p>
    </RemoveModal>
  );
}
