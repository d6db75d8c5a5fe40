import { z } from 'zod';
import { ApiKeyFields, MAX_ITEMS, OWN_PERMISSIONS } from './api-key.ts';
import { BaseUrl } from './base-url.ts';
import { WidgetConfigForm } from './widget-config-form.ts';
import { readConfigText } from './widget-config-text.ts';

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

/** The look as JSON while it is edited so; null: it is not. A text that says no look saves nothing. */
const ConfigText = z
  .string()
  .nullable()
  .superRefine((text, context) => {
    const read = text === null ? null : readConfigText(text);
    if (read === null || read.ok) return;
    const { line, message } = read.faults[0]!;
    context.addIssue({ code: 'custom', message: `строка ${line}: ${message}` });
  })
  .default(null);

/** A partner's access as the form of the console holds it, to `ApiKeyInput`. */
export const ApiKeyForm = ApiKeyFields.extend({
  baseUrls: BaseUrlLines,
  config: WidgetConfigForm,
  configText: ConfigText,
}).refine(OWN_PERMISSIONS.isKept, OWN_PERMISSIONS.issue);
