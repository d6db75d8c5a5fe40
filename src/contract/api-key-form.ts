import { z } from 'zod';
import { ApiKeyFields, MAX_ITEMS, OWN_PERMISSIONS } from './api-key.ts';
import { BaseUrl } from './base-url.ts';
import { WidgetConfigForm } from './widget-config-form.ts';

/** An address that was pasted with a page around it is still recognised by its beginning. */
const MAX_QUOTED = 80;

/** Origins as a form has them: one a line, or with commas between. */
const BaseUrlLines = z.string().transform((text, context) => {
  const urls = [...new Set(text.split(/[\s,;]+/).filter((url) => url !== ''))];
  const read = urls.slice(0, MAX_ITEMS).map((url) => ({ url, ...BaseUrl.safeParse(url) }));
  const bad = read.find(({ success }) => !success);
  if (bad !== undefined) {
    const message = `${bad.error?.issues[0]?.message}: ${bad.url.slice(0, MAX_QUOTED)}`;
    context.addIssue({ code: 'custom', message });
  }
  if (urls.length > MAX_ITEMS) context.addIssue({ code: 'custom', message: `Не больше ${MAX_ITEMS}` });
  return [...new Set(read.flatMap(({ data }) => data ?? []))];
});

/** A partner's access as the form of the console holds it, to `ApiKeyInput`. */
export const ApiKeyForm = ApiKeyFields.extend({
  baseUrls: BaseUrlLines,
  config: WidgetConfigForm,
}).refine(OWN_PERMISSIONS.isKept, OWN_PERMISSIONS.issue);
