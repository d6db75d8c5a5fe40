import type { WidgetApplicationInput } from '#contract/lead.ts';
import { storedPhone } from '../access/stored-phone.ts';
import type { ServiceContext } from '../context.ts';
import { decimalText } from './decimal-text.ts';
import { type Repetition, submitLead } from './submit-lead.ts';

/** Takes the lead of a calculator widget for the client of its key (null: the platform). Errors: as `submitLead`. */
export function submitWidgetApplication(
  ctx: ServiceContext,
  input: WidgetApplicationInput,
  { clientCompanyId, repetition }: { clientCompanyId: number | null; repetition: Repetition | null },
): Promise<void> {
  const { phone, name, pageUrl, offer, agreement, ...figures } = input;
  const amounts = Object.entries(figures).map(([key, value]) => [key, decimalText(value)]);
  return submitLead(
    ctx,
    {
      kind: 'WIDGET_APPLICATION',
      name,
      phone: storedPhone(phone),
      pageUrl: pageUrl ?? null,
      details: { ...Object.fromEntries(amounts), ...(offer !== undefined && { offer }) },
      clientCompanyId,
      hasAgreed: agreement === true,
    },
    repetition,
  );
}
