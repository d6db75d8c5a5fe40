import { z } from 'zod';
import { ApiKeyFields, BaseUrl, MAX_ITEMS, OWN_PERMISSIONS } from './api-key.ts';
import { URL_INVALID } from './record-fields.ts';
import { WidgetConfigForm } from './widget-config-form.ts';

/** An address that was pasted with a page around it is still recognised by its beginning. */
const MAX_QUOTED = 80;

/** Origins as a form has them: one a line. */
const BaseUrlLines = z.string().transform((text, context) => {
  const urls = [...new Set(text.split(/\s+/).filter((url) => url !== ''))];
  const bad = urls.find((url) => !BaseUrl.safeParse(url).success);
  if (bad !== undefined)
    context.addIssue({ code: 'custom', message: `${URL_INVALID}: ${bad.slice(0, MAX_QUOTED)}` });
  if (urls.length > MAX_ITEMS) context.addIssue({ code: 'custom', message: `Не больше ${MAX_ITEMS}` });
  return urls;
});

/** A partner's access as the form of the console holds it, to `ApiKeyInput`. */
export const ApiKeyForm = ApiKeyFields.extend({
  baseUrls: BaseUrlLines,
  config: WidgetConfigForm,
}).refine(OWN_PERMISSIONS.isKept, OWN_PERMISSIONS.issue);
