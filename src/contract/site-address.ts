import { z } from 'zod';
import { REQUIRED, URL_INVALID } from './record-fields.ts';

/** The address of a public page, by https; `site.ru` is taken as it is said. */
export const SiteAddress = z.object({
  url: z
    .string({ error: REQUIRED })
    .trim()
    .min(1, REQUIRED)
    .max(2_000, 'Не\u00a0больше 2000 символов')
    .transform((text) => (/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`))
    .pipe(
      z
        .string()
        .refine((url) => URL.canParse(url), { error: URL_INVALID, abort: true })
        .refine((url) => url.toLowerCase().startsWith('https://'), 'Адрес должен начинаться с\u00a0https://'),
    ),
});
export type SiteAddress = z.infer<typeof SiteAddress>;
