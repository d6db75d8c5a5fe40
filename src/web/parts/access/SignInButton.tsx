import { Button } from '#ui/Button/Button.tsx';
import type { ButtonLook } from '#ui/Button/button-class.ts';
import { askToSignIn } from './ask-to-sign-in.ts';
import { loadSignIn } from './load-sign-in.ts';

/** «Войти»: opens the sign-in modal of the site. */
export function SignInButton(look: ButtonLook) {
  const fetchAhead = () => {
    loadSignIn().catch(() => {});
  };
  return (
    <Button
      {...look}
      aria-haspopup="dialog"
      onClick={() => askToSignIn({ keepsPage: false })}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
    >
      Войти
    </Button>
  );
}
