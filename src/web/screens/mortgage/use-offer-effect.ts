import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { OfferInput } from '#contract/offer-input.ts';
import type { ZodForm } from '#ui/Form/use-zod-form.ts';
import { OWN_ERRORS } from '../../data/api.ts';
import { useSiteContext } from '../../site-context.ts';

/** Asks what saving the form of an offer would change, and says when the answer is of other terms than the form has. */
export function useOfferEffect(form: ZodForm<typeof OfferInput>, id: number | null) {
  const { api } = useSiteContext();
  const [isStale, setIsStale] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const call = useMutation(api.admin.programs.effect.mutationOptions({ meta: OWN_ERRORS }));
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => setIsStale(true) }), [form]);
  useEffect(() => {
    if (call.status !== 'pending') return;
    heading.current?.focus({ preventScroll: true });
    // The panel stands under the whole form there, out of sight.
    if (matchMedia('(max-width: 1199px)').matches) heading.current?.scrollIntoView();
  }, [call.status]);
  return {
    state: call,
    isStale,
    heading,
    /** The form is checked first, as it is before saving. */
    ask: () =>
      void form.handleSubmit((offer) => {
        setIsStale(false);
        call.mutate({ id, offer });
      })(),
    forget: call.reset,
  };
}

export type OfferEffectCall = ReturnType<typeof useOfferEffect>;
