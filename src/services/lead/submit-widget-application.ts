import type { WidgetApplicationInput } from '#contract/lead.ts';
import { decimalText } from '#domain/money/decimal-text.ts';
import { consumeLimit } from '../access/consume-limit.ts';
import { storedPhone } from '../access/stored-phone.ts';
import type { ServiceContext } from '../context.ts';
import type { OpenedWidget } from '../widget/open-widget.ts';
import { submitLead } from './submit-lead.ts';

interface WidgetSender {
  widget: Pick<OpenedWidget, 'keyId' | 'scope'>;
  repetitionKey: string | null;
  clientAddress: string;
}

/** Takes the lead of a calculator widget for the client of its key. Errors: LIMIT; as `submitLead`. */
export async function submitWidgetApplication(
  ctx: ServiceContext,
  input: WidgetApplicationInput,
  { widget, repetitionKey, clientAddress }: WidgetSender,
): Promise<void> {
  await consumeLimit(ctx, 'widgetApplication', clientAddress);
  const { phone, name, pageUrl, offer, agreement, ...figures } = input;
  const amounts = Object.entries(figures).map(([key, value]) => [key, decimalText(value)]);
  await submitLead(
    ctx,
    {
      kind: 'WIDGET_APPLICATION',
      name,
      phone: storedPhone(phone),
      pageUrl: pageUrl ?? null,
      details: { ...Object.fromEntries(amounts), ...(offer !== undefined && { offer }) },
      // An access for several companies is the platform's own: nobody can say whose of them the lead is.
      clientCompanyId: widget.scope.companyIds.length === 1 ? widget.scope.companyIds[0]! : null,
      hasAgreed: agreement === true,
    },
    repetitionKey === null ? null : { scope: `widget ${widget.keyId}`, key: repetitionKey },
  );
}
