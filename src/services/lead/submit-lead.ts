import { createHash } from 'node:crypto';
import { z } from 'zod';
import { inTransaction } from '#db/client.ts';
import { findLeadRecipient } from '#db/queries/lead/lead-destinations.ts';
import { insertLead, type NewLead, spendIdempotencyKey } from '#db/queries/lead/leads.ts';
import { findCurrentVersionOfTag } from '#db/queries/legal-doc/legal-docs.ts';
import { AppError } from '#domain/errors.ts';
import { CONSENT_WORD } from '#domain/legal-doc/is-consent-tag.ts';
import type { ServiceContext } from '../context.ts';
import { defineTopic } from '../job/define-topic.ts';
import { findLegalTag } from '../legal-doc/list-legal-docs.ts';
import { refuseField } from '../refuse-field.ts';
import { promiseLeadNotices } from './promise-lead-notices.ts';

export type LeadToSubmit = Pick<NewLead, 'kind' | 'details'> &
  Partial<Pick<NewLead, 'name' | 'phone' | 'email' | 'comment' | 'pageUrl' | 'clientCompanyId'>> & {
    /** The person agreed to the processing of personal data. */
    hasAgreed: boolean;
    /** The recipient as the person read it; undefined when the form did not say. */
    toldRecipient?: string | undefined;
  };

/** Two calls with the same scope (who calls) and key are one call. */
export interface Repetition {
  scope: string;
  key: string;
}

export const DELIVER_LEAD = defineTopic('deliver-lead', z.object({ leadId: z.number() }));

const MAX_KEY_LENGTH = 255;

/**
 * Stores a lead with the consent it was given under, the recipient and, in the same transaction, the promises to deliver
 * it, to tell of it and, when the person agreed, to write to them. Calls with an equal `repetition` make one lead.
 * Errors: CONFLICT when its key comes with another lead, INVALID for a key too long or a person who was told another
 * recipient.
 */
export async function submitLead(
  ctx: ServiceContext,
  { hasAgreed, toldRecipient, ...lead }: LeadToSubmit,
  repetition: Repetition | null,
): Promise<void> {
  if (repetition && repetition.key.length > MAX_KEY_LENGTH) {
    throw new AppError('INVALID', `Ключ повторения длиннее ${MAX_KEY_LENGTH} символов`);
  }
  const consentVersionId = hasAgreed ? await currentConsent(ctx) : null;
  await inTransaction(ctx.db, async (tx) => {
    if (repetition && !(await isFirstUse(tx, repetition, lead, ctx.now))) return;
    const recipient = await findLeadRecipient(tx, lead.clientCompanyId ?? null);
    if (toldRecipient !== undefined && toldRecipient !== recipient.name) {
      throw refuseField(
        'recipient',
        `Теперь заявку получит: ${recipient.name}. Отправьте ещё раз, если согласны`,
      );
    }
    const userId = ctx.actor.kind === 'user' ? ctx.actor.id : null;
    const id = await insertLead(tx, {
      ...lead,
      recipientCompanyId: recipient.companyId,
      recipientName: recipient.name,
      consentVersionId,
      userId,
      createdAt: ctx.now,
    });
    await DELIVER_LEAD.promise(tx, { leadId: id }, { now: ctx.now, key: String(id) });
    await promiseLeadNotices(ctx, tx, id, { isReceiptWanted: hasAgreed });
  });
}

async function isFirstUse(
  tx: ServiceContext['db'],
  { scope, key }: Repetition,
  lead: object,
  now: Date,
): Promise<boolean> {
  const bodyHash = createHash('sha256').update(JSON.stringify(lead)).digest('hex');
  const spent = await spendIdempotencyKey(tx, { scope, key, bodyHash, createdAt: now });
  if (!spent.isFirst && spent.bodyHash !== bodyHash) {
    throw new AppError('CONFLICT', 'Этот ключ повторения уже использован с другими данными');
  }
  return spent.isFirst;
}

/** Id of the version in force of the text about personal data; null while there is none. */
async function currentConsent(ctx: ServiceContext): Promise<number | null> {
  const tag = await findLegalTag(ctx, CONSENT_WORD);
  return tag ? ((await findCurrentVersionOfTag(ctx.db, tag.id)) ?? null) : null;
}
