import type { FeedInput } from '#contract/feed.ts';
import type { Db } from '#db/client.ts';
import { listCompanies } from '#db/queries/company/companies.ts';
import { findFeedFile } from '#db/queries/feed/feed-files.ts';
import type { Feed, NewFeed } from '#db/queries/feed/feeds.ts';
import { describeFail } from '#integrations/feed-source/describe-fail.ts';
import { sourceLabel } from '#integrations/http/source-label.ts';
import type { ServiceContext } from '../context.ts';
import { refuseField } from '../refuse-field.ts';

/** An absent source stays as it is. */
export type FeedValues = Omit<NewFeed, 'createdAt' | 'source'> & Pick<Partial<NewFeed>, 'source'>;

const HOUR_MS = 3_600_000;

/**
 * Checks the form of a feed and gives its columns, without those of a known feed that stay. The address is sealed
 * because it may hold a key.
 * Errors: INVALID, naming the field, for a company that is no developer, an address that may never be opened, a file
 * nobody uploaded and a feed with neither.
 */
export async function feedValues(
  ctx: ServiceContext,
  tx: Db,
  input: FeedInput,
  known: Feed | null = null,
): Promise<FeedValues> {
  const [company] = input.companyId === null ? [] : await listCompanies(tx, [input.companyId]);
  if (company?.type !== 'DEVELOPER') throw refuseField('companyId', 'Выберите застройщика');
  const everyHours = input.source === 'url' ? input.everyHours : null;
  return {
    name: input.name,
    clientCompanyId: company.id,
    format: input.format === 'auto' ? null : input.format,
    ...(await sourceValues(ctx, tx, input, known)),
    everyHours,
    nextRunAt: nextRunOf(everyHours, known, ctx.now),
    enabled: input.enabled,
  };
}

function nextRunOf(everyHours: number | null, known: Feed | null, now: Date): Date | null {
  if (everyHours === null) return null;
  return everyHours === known?.everyHours ? known.nextRunAt : new Date(now.getTime() + everyHours * HOUR_MS);
}

async function sourceValues(
  { ports }: ServiceContext,
  tx: Db,
  { source, url, fileId }: FeedInput,
  known: Feed | null,
) {
  switch (source) {
    case 'url': {
      const fail = ports.feeds.judge(url);
      if (fail) throw refuseField('url', describeFail(fail));
      // Sealing one text twice gives different bytes, so the opened addresses are compared.
      if (known?.sealedUrl && ports.sealer.open(known.sealedUrl) === url) return {};
      return { source: sourceLabel(url), sealedUrl: ports.sealer.seal(url), fileId: null };
    }
    case 'file': {
      const file = fileId === null ? undefined : await findFeedFile(tx, fileId);
      if (!file) throw refuseField('fileId', 'Такого файла нет: загрузите его ещё раз');
      return { source: file.name, sealedUrl: null, fileId: file.id };
    }
    case 'command':
      if (known && known.sealedUrl === null && known.fileId === null) return {};
      throw refuseField('source', 'Укажите адрес или файл');
  }
}
