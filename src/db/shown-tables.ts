/** Triggers tell on this channel, with the commit, that something a page may show has changed. */
export const SHOWN_CHANNEL = 'genplan_shown';

/**
 * Told with a change that can wait: machines make them one after another (our copies of pictures, places round
 * complexes, looks at feeds that have not changed), and pages drawn anew for each would be kept for nobody.
 */
export const PATIENT = 'patient';

/**
 * Tables that no page of a visitor shows, so that writing them costs nothing and no page is drawn anew for it. All
 * others have triggers (tell-of-shown-tables): a new table gets them in its migration, or a place here.
 */
export const NOT_SHOWN = [
  'alarms',
  'audit_entries',
  'backups',
  'call_days',
  'client_errors',
  'client_people',
  'complex_place_checks',
  'deal_accounts',
  'deal_people',
  'deal_sides',
  'deals',
  'doubtful_flats',
  'feed_files',
  'feed_flat_changes',
  'feed_notice_choices',
  'feed_notices',
  'feed_places',
  'feed_run_issues',
  'feed_troubles',
  'house_points',
  'housing_projects',
  'idempotency_keys',
  'installation',
  'lead_events',
  'lead_notice_choices',
  'lead_notices',
  'leads',
  'maintenance_runs',
  'mortgage_application_answers',
  'mortgage_application_documents',
  'mortgage_application_moves',
  'mortgage_application_requests',
  'mortgage_applications',
  'nodes',
  'offer_plans',
  'outbox',
  'rate_limits',
  'sessions',
  'sign_in_codes',
  'sign_in_links',
  'telegram_chats',
  'telegram_links',
  'telegram_notices',
  'uploads',
  'users',
  'widget_days',
] as const;
