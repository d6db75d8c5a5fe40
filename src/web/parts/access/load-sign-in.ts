/** The file of the sign-in modal; asked for ahead when a pointer comes near a way to it. */
export const loadSignIn = () => import('./SignInModal.tsx');
