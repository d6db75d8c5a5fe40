import { FILTER_FIELD_PREFIX, readFilterForm } from '#domain/catalog/filters/filter-form.ts';
import { parseGlobalQuery } from '#domain/catalog/global-query.ts';
import { parseSearch, SENT_BY_FORM } from './site-search.ts';

/**
 * Reads a query string as the server may be sent it: what a form of filters sent by itself, without scripts, joins the
 * filters of the address. Browsers meet no such address, for the site has another for the same and leads there.
 */
export function parseSentSearch(text: string): Record<string, unknown> {
  const [own, ofForm] = [new URLSearchParams(), new URLSearchParams()];
  for (const [name, value] of new URLSearchParams(text))
    (name.startsWith(FILTER_FIELD_PREFIX) ? ofForm : own).append(name, value);
  const found = parseSearch(own.toString());
  if (ofForm.size === 0) return found;
  const { searchFilters: base } = parseGlobalQuery(found);
  return { ...found, searchFilters: readFilterForm(ofForm, base), [SENT_BY_FORM]: true };
}
