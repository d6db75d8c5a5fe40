import { redirect } from '@tanstack/react-router';
import { lazyScreen } from '../../lazy-screen.ts';
import { readTermsAddress, withTerms } from '../../query/terms-address.ts';
import { page } from '../../site-map/page.ts';
import { root } from '../../site-map/root.tsx';

/** «Мои условия» as a page, for where scripts do not run: it leads back to where it was opened. */
export const termsPage = page({
  under: root,
  path: '/terms',
  search: readTermsAddress,
  load: async (_, { search: { back, isSent, terms } }) => {
    if (isSent) throw redirect({ href: withTerms(back, terms), statusCode: 302 });
    return { title: 'Мои условия' };
  },
  screen: lazyScreen(() => import('./TermsScreen.tsx'), 'TermsScreen'),
});
