/** Things that the look of somebody's site can tell a widget. */
export const SITE_ROLES = [
  'primary',
  'textOnPrimary',
  'link',
  'background',
  'text',
  'radius',
  'bodyFont',
  'headingFont',
] as const;
export type SiteRole = (typeof SITE_ROLES)[number];

/** A value found on a site: a normalised colour, a length or a family of fonts. */
export interface SiteFind {
  role: SiteRole;
  value: string;
  /** The part of the site's styles that says so, as it is written there: a selector or a name of a meta element. */
  where: string;
}

/** The finds of a role stand together, the likeliest first. */
export interface SiteLook {
  finds: SiteFind[];
  /** Sheets of styles of the site that were read, and those that could not be. */
  sheets: { read: number; missed: number };
}
