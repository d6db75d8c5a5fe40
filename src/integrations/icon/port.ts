import type { CallContext, Result } from '../result.ts';

/** Icons of banks and other companies, by their names in addresses. */
export interface Icons {
  provider: string;
  /** A clean SVG; null where there is no icon of that name. */
  get(name: string, call: CallContext): Promise<Result<string | null>>;
}
