import { useRef, useState } from 'react';
import { type ApplicationDetails, StatusComment } from '#contract/application.ts';
import { APPLICATION_STATUS_LABELS, type ApplicationStatus } from '#domain/application/application-status.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Refusal } from '#ui/Form/refusal.ts';
import { useZodForm } from '#ui/Form/use-zod-form.ts';
import { useFormCall } from '../../data/use-form-call.ts';
import { useSiteContext } from '../../site-context.ts';
import { refreshApplications } from './application-queries.ts';
import { stepTexts, whyTheseSteps } from './application-texts.ts';
import { StatusConflict } from './StatusConflict.tsx';
import styles from './StatusControl.module.css';
import { StatusForm } from './StatusForm.tsx';

const CONFLICT = 409;

/**
 * The next step of an application: asked for, confirmed with a comment, sent with the status that was seen. When
 * somebody else was faster it says who, and what was typed stays.
 */
export function StatusControl({ details }: { details: ApplicationDetails }) {
  const { application, nextStatuses, mayStepBack } = details;
  const { id, status } = application;
  const { api, queryClient } = useSiteContext();
  const [chosen, setChosen] = useState<ApplicationStatus | null>(null);
  const [isLate, setIsLate] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const form = useZodForm(StatusComment, { defaultValues: { comment: '' } });
  /** The form has gone: its place gets the focus back. */
  const mayFocus = useRef(false);
  const setStatus = useFormCall(api.account.applications.setStatus.mutationOptions());

  async function send(next: ApplicationStatus, { comment }: StatusComment) {
    try {
      await setStatus({ id, status: next, expectedStatus: status, comment });
    } catch (error) {
      setIsLate(error instanceof Refusal && error.status === CONFLICT);
      throw error;
    } finally {
      // The status shown afterwards is the server's, so no step is offered twice.
      await refreshApplications({ api, queryClient });
    }
  }

  function finish() {
    form.reset();
    setIsDone(true);
    choose(null);
  }

  function choose(next: ApplicationStatus | null) {
    mayFocus.current = next === null;
    setChosen(next);
    if (next !== null) setIsDone(false);
  }

  function startAgain() {
    choose(null);
    setIsLate(false);
  }

  if (isLate) {
    const hasComment = form.getValues('comment') !== '';
    return <StatusConflict application={application} hasComment={hasComment} onRefresh={startAgain} />;
  }
  if (chosen !== null) {
    return (
      <StatusForm
        form={form}
        texts={stepTexts(status, chosen, mayStepBack)}
        send={(typed) => send(chosen, typed)}
        onSent={finish}
        onCancel={startAgain}
      />
    );
  }
  return (
    <div className={styles.control}>
      <p role="status" className={styles.done}>
        {isDone && `Готово: «${APPLICATION_STATUS_LABELS[status]}»`}
      </p>
      <div className={styles.steps}>
        {nextStatuses.map((next, index) => {
          const { action, isForward } = stepTexts(status, next, mayStepBack);
          return (
            <Button
              key={String(isForward)}
              variant={isForward ? 'primary' : 'secondary'}
              size={isForward ? 'm' : 's'}
              {...(index === 0 && { 'data-step': '', ref: focusOnce })}
              onClick={() => choose(next)}
            >
              {action}
            </Button>
          );
        })}
      </div>
      <p className={styles.hint}>{whyTheseSteps(details)}</p>
    </div>
  );

  function focusOnce(button: HTMLButtonElement | null) {
    if (!button || !mayFocus.current) return;
    mayFocus.current = false;
    button.focus();
  }
}
