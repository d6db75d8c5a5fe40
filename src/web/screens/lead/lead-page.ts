import { page } from '../../site-map/page.ts';
import { leadsPage } from './leads-page.ts';
import { OPENED_LEAD } from './opened-lead.ts';

/** A lead opened beside the list of the desk. */
export const leadPage = page({ under: leadsPage, ...OPENED_LEAD });
