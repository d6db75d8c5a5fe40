import { lazyWindow } from '../../lazy-window.tsx';
import { loadSignIn } from './load-sign-in.ts';

export const { Window: SignInWindow } = lazyWindow(loadSignIn, 'SignInModal');
