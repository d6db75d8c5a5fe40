import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
// The checks of a form speak Russian before it is sent, as the server does.
import '#contract/issue-language.ts';
import { Refusal } from '#ui/Form/refusal.ts';
import { askToSignIn } from '../parts/access/ask-to-sign-in.ts';
import { FORM_ERRORS } from './api.ts';
import { readFailure } from './read-failure.ts';
import { refusalText } from './refusal-text.ts';

const UNAUTHENTICATED = 401;

/**
 * The call of a form: `Form` shows why it was refused, and the alert of the site comes only for what broke. Errors:
 * Refusal.
 */
export function useFormCall<Input, Output>(
  options: Pick<UseMutationOptions<Output, Error, Input>, 'mutationFn' | 'mutationKey' | 'meta'>,
): (input: Input) => Promise<Output> {
  const { mutateAsync } = useMutation({ ...options, meta: options.meta ?? FORM_ERRORS });
  return useCallback(
    (input: Input) =>
      mutateAsync(input).catch((error: unknown) => {
        throw refusalOf(error);
      }),
    [mutateAsync],
  );
}

/** A failed call as a form shows it. */
function refusalOf(error: unknown): Refusal {
  const failure = readFailure(error);
  const { status, issues } = failure;
  const signIn = { label: 'Войти', act: () => askToSignIn({ keepsPage: true }) };
  return new Refusal(refusalText(failure), {
    issues,
    status,
    remedy: status === UNAUTHENTICATED ? signIn : null,
    cause: error,
  });
}
