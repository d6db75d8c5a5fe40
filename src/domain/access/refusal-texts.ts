/** The codes with which the server refuses, so that a refusal can be thrown as it is. */
export type RefusalReason = 'UNAUTHENTICATED' | 'FORBIDDEN';

/** Why a control is disabled, in the words of the interface: every page brings them, and no rights with them. */
export const REFUSAL_TEXTS: Record<RefusalReason, string> = {
  UNAUTHENTICATED: 'Войдите, чтобы продолжить',
  FORBIDDEN: 'Недостаточно прав',
};
