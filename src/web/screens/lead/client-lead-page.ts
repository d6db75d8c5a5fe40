import { page } from '../../site-map/page.ts';
import { clientLeadsPage } from './client-leads-page.ts';
import { OPENED_LEAD } from './opened-lead.ts';

/** A lead opened beside the list of its client. */
export const clientLeadPage = page({ under: clientLeadsPage, ...OPENED_LEAD });
