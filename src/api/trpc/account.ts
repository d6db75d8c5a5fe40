import { z } from 'zod';
import { SignInCodeInput, SignInInput, SignInLinkInput } from '#contract/sign-in.ts';
import { getCurrentUser } from '#services/access/get-current-user.ts';
import { requestSignInCode } from '#services/access/request-sign-in-code.ts';
import { saveName } from '#services/access/save-name.ts';
import { signInByCode } from '#services/access/sign-in-by-code.ts';
import { signInByLink } from '#services/access/sign-in-by-link.ts';
import { signOut } from '#services/access/sign-out.ts';
import { signOutEverywhere } from '#services/access/sign-out-everywhere.ts';
import { applicationRouter } from './application.ts';
import { feedNoticesRouter } from './feed-notices.ts';
import { forAnyone, forSignedIn, router } from './init.ts';
import { leadNoticesRouter } from './lead-notices.ts';
import { telegramRouter } from './telegram.ts';

const authRouter = router({
  requestCode: forAnyone
    .input(SignInCodeInput)
    .mutation(({ ctx, input }) => requestSignInCode(ctx.services, input, { address: ctx.clientAddress })),
  authenticate: forAnyone.input(SignInInput).mutation(async ({ ctx, input }) => {
    const caller = { address: ctx.clientAddress, userAgent: ctx.userAgent };
    const { token } = await signInByCode(ctx.services, input, caller);
    ctx.setSessionCookie?.(token);
    return { token };
  }),
  signInByLink: forAnyone.input(SignInLinkInput).mutation(async ({ ctx, input }) => {
    const caller = { address: ctx.clientAddress, userAgent: ctx.userAgent };
    const { token } = await signInByLink(ctx.services, input, caller);
    ctx.setSessionCookie?.(token);
    return null;
  }),
  logout: forAnyone.mutation(async ({ ctx }) => {
    await signOut(ctx.services, ctx.token);
    // Only now: whose session could not be ended must be able to try again.
    ctx.setSessionCookie?.(null);
    return null;
  }),
  logoutEverywhere: forSignedIn.mutation(async ({ ctx }) => {
    await signOutEverywhere(ctx.services);
    ctx.setSessionCookie?.(null);
    return null;
  }),
});

/** Signing in and out, the person signed in, and what is theirs. */
export const accountRouter = router({
  auth: authRouter,
  applications: applicationRouter,
  telegram: telegramRouter,
  leadNotices: leadNoticesRouter,
  feedNotices: feedNoticesRouter,
  self: forSignedIn.query(({ ctx }) => getCurrentUser(ctx.services)),
  info: forSignedIn.input(z.object({ name: z.string() })).mutation(async ({ ctx, input }) => {
    await saveName(ctx.services, input);
    return null;
  }),
});
