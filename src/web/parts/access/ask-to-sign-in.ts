export interface SignInWish {
  /** Something typed is waiting: who signs in again goes on where they are. */
  keepsPage: boolean;
}

type Listener = (wish: SignInWish) => void;

const listeners = new Set<Listener>();

/** Opens the way to sign in, from whatever part of a page needs a person; nobody listens while a page is rendered. */
export function askToSignIn(wish: SignInWish): void {
  for (const listener of listeners) listener(wish);
}

export function onSignInAsked(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
