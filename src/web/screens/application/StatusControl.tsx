import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { ApplicationDetails } from '#contract/application.ts';
import { APPLICATION_STATUS_LABELS, type ApplicationStatus } from '#domain/application/application-status.ts';
import { Button } from '#ui/Button/Button.tsx';
import { OWN_ERRORS } from '../../data/api.ts';
import { readFailure } from '../../data/read-failure.ts';
import { refreshApplications } from './application-queries.ts';
import { stepTexts, whyTheseSteps } from './application-texts.ts';
import { StatusConflict } from './StatusConflict.tsx';
import styles from './StatusControl.module.css';
import { StatusForm } from './StatusForm.tsx';

const CONFLICT = 409;

/**
 * The next step of an application: asked for, confirmed with a comment, sent with the status that was seen. When somebody
 * else was faster it says who, and what was typed stays.
 */
export function StatusControl({ details }: { details: ApplicationDetails }) {
  const { application, nextStatuses, isOwn } = details;
  const { id, status } = application;
  const { api, queryClient } = useRouter().options.context;
  const [chosen, setChosen] = useState<ApplicationStatus | null>(null);
  const [comment, setComment] = useState('');
  /** The form has gone: its place gets the focus back. */
  const mayFocus = useRef(false);
  const { mutate, isPending, isSuccess, error, reset } = useMutation(
    api.account.applications.setStatus.mutationOptions({
      meta: OWN_ERRORS,
      // What is shown afterwards is what the server says, so no step is offered twice.
      onSuccess: async () => {
        await refreshApplications({ api, queryClient });
        setComment('');
        choose(null);
      },
      onError: () => refreshApplications({ api, queryClient }),
    }),
  );

  function choose(next: ApplicationStatus | null) {
    mayFocus.current = next === null;
    setChosen(next);
  }

  function startAgain() {
    choose(null);
    reset();
  }

  if (error && readFailure(error).status === CONFLICT) {
    return <StatusConflict application={application} hasComment={comment !== ''} onRefresh={startAgain} />;
  }
  if (chosen !== null) {
    return (
      <StatusForm
        texts={stepTexts(status, chosen)}
        comment={comment}
        onComment={setComment}
        isSending={isPending}
        hasFailed={error !== null}
        onSend={() => mutate({ id, status: chosen, expectedStatus: status, comment })}
        onCancel={startAgain}
      />
    );
  }
  return (
    <div className={styles.control}>
      <p role="status" className={styles.done}>
        {isSuccess && `Готово: «${APPLICATION_STATUS_LABELS[status]}»`}
      </p>
      <div className={styles.steps}>
        {nextStatuses.map((next, index) => {
          const { action, isForward } = stepTexts(status, next);
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
      <p className={styles.hint}>{whyTheseSteps(details.nextStatuses, isOwn)}</p>
    </div>
  );

  function focusOnce(button: HTMLButtonElement | null) {
    if (!button || !mayFocus.current) return;
    mayFocus.current = false;
    button.focus();
  }
}
