import { useMemo } from 'react';
import type { NamedId } from '#domain/mortgage/offer/offer.ts';
import type { Suggest } from '#ui/Combobox/combobox-options.ts';
import { type SiteContext, useSiteContext } from '../../site-context.ts';
import { optionOf } from './option-of.ts';

type Found = NamedId & { developer?: NamedId };

/** Records for a combobox, found by a part of their names; `find` must stay the same function between renders. */
export function useSuggest(find: (context: SiteContext, text: string) => Promise<readonly Found[]>): Suggest {
  const context = useSiteContext();
  return useMemo<Suggest>(
    () => async (text, signal) => {
      const found = await find(context, text);
      signal.throwIfAborted();
      return [
        {
          options: found.map((one) => ({
            ...optionOf(one),
            ...(one.developer && { note: one.developer.name }),
          })),
        },
      ];
    },
    [context, find],
  );
}
