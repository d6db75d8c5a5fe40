type Listener = () => void;

const listeners = new Set<Listener>();

/** Opens the way to sign in, from whatever part of a page needs a person; nobody listens while a page is rendered. */
export function askToSignIn(): void {
  for (const listener of listeners) listener();
}

export function onSignInAsked(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
