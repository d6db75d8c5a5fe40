import { findLeadRecipient } from '#db/queries/lead/lead-destinations.ts';
import type { ServiceContext } from '../context.ts';
import { clientOfWidget, type OpenedWidget } from './open-widget.ts';

/**
 * Names what the frame of a widget is drawn from, so that whoever is told the same name may be shown the same frame:
 * how it was opened and who gets its leads. What changes with the tables that pages show (`ShownVersion`) is not in it;
 * people of a client are in none of them.
 */
export async function nameFrame(ctx: ServiceContext, widget: OpenedWidget, asked: object): Promise<string> {
  const recipient = await findLeadRecipient(ctx.db, clientOfWidget(widget));
  return JSON.stringify([widget, asked, recipient]);
}
