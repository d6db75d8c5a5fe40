import type { WidgetApplicationInput } from '#contract/lead.ts';
import { decimalText } from '#domain/money/decimal-text.ts';
import { consumeLimit } from '../access/consume-limit.ts';
import { storedPhone } from '../access/stored-phone.ts';
import type { ServiceContext } from '../context.ts';
import { loadOffers } from '../mortgage/load-offers.ts';
import type { OfferScope } from '../mortgage/offer-scope.ts';
import { refuseField } from '../refuse-field.ts';
import { clientOfWidget, type OpenedWidget } from '../widget/open-widget.ts';
import { submitLead } from './submit-lead.ts';

interface WidgetSender {
  widget: Pick<OpenedWidget, 'keyId' | 'scope'>;
  repetitionKey: string | null;
  clientAddress: string;
}

/** Takes the lead of a calculator widget for the client of its key. Errors: LIMIT, INVALID for an offer that the
 * widget does not show (any more); as `submitLead`. */
export async function submitWidgetApplication(
  ctx: ServiceContext,
  input: WidgetApplicationInput,
  { widget, repetitionKey, clientAddress }: WidgetSender,
): Promise<void> {
  await consumeLimit(ctx, 'widgetApplication', clientAddress);
  const { phone, name, pageUrl, offer, agreement, recipient, ...figures } = input;
  if (offer !== undefined) await refuseUnknownOffer(ctx, widget.scope, offer);
  const amounts = Object.entries(figures).map(([key, value]) => [key, decimalText(value)]);
  await submitLead(
    ctx,
    {
      kind: 'WIDGET_APPLICATION',
      name,
      phone: storedPhone(phone),
      pageUrl: pageUrl ?? null,
      details: { ...Object.fromEntries(amounts), ...(offer !== undefined && { offer }) },
      clientCompanyId: clientOfWidget(widget),
      toldRecipient: recipient,
      hasAgreed: agreement === true,
    },
    repetitionKey === null ? null : { scope: `widget ${widget.keyId}`, key: repetitionKey },
  );
}

async function refuseUnknownOffer(ctx: ServiceContext, scope: OfferScope, offer: string): Promise<void> {
  const offers = await loadOffers(ctx, scope);
  if (!offers.some(({ hash }) => hash === offer)) {
    throw refuseField('offer', 'Этого предложения больше нет. Выберите другое или отправьте заявку без него');
  }
}
