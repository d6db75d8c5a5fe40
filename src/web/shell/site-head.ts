import cyrillicFont from '#ui/theme/fonts/onest-cyr.woff2?url';
import type { PageSettings } from '../page-settings.ts';
import favicon from './favicon.svg?no-inline';
import { MachineFacts, machineFacts } from './page-head.ts';

interface SiteMatches {
  matches: HeadMatch[];
  match: { context: { settings: PageSettings } };
}

interface HeadMatch {
  status: 'pending' | 'success' | 'error' | 'notFound';
  _notFound?: boolean;
}

/** The title of every error page, whatever its status. */
const ERROR_TITLE = 'Страница не найдена';

const SITE_TITLE = 'Генплан — новостройки с честным платежом';

/** Tags of every page; a screen's own head overrides the title. */
export function siteHead({ matches, match }: SiteMatches) {
  const { publicUrl } = match.context.settings;
  const isBroken = matches.some((match) => match._notFound || ['error', 'notFound'].includes(match.status));
  return {
    meta: [
      { charSet: 'utf-8' as const },
      { title: isBroken ? ERROR_TITLE : SITE_TITLE },
      { name: 'format-detection', content: 'telephone=no' },
      { name: 'theme-color', content: '#ffffff' },
      { property: 'og:site_name', content: 'Генплан' },
      { property: 'og:locale', content: 'ru_RU' },
      ...(isBroken ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: [
      { rel: 'icon', type: 'image/svg+xml', href: favicon },
      {
        rel: 'preload',
        as: 'font' as const,
        type: 'font/woff2',
        href: cyrillicFont,
        crossOrigin: 'anonymous' as const,
      },
    ],
    scripts: isBroken ? [] : factsOfSite(publicUrl),
  };
}

/** Whose site it is; the browser leaves it as it was sent. */
function factsOfSite(publicUrl: string): MachineFacts[] {
  return import.meta.env.SSR
    ? [organization(publicUrl), website(publicUrl)].map(machineFacts)
    : [new MachineFacts(''), new MachineFacts('')];
}

function organization(publicUrl: string) {
  return {
    '@type': 'Organization',
    '@id': `${publicUrl}/#organization`,
    name: 'Генплан',
    url: `${publicUrl}/`,
    logo: publicUrl + favicon,
  };
}

function website(publicUrl: string) {
  return {
    '@type': 'WebSite',
    '@id': `${publicUrl}/#website`,
    name: 'Генплан',
    url: `${publicUrl}/`,
    inLanguage: 'ru',
    publisher: { '@id': `${publicUrl}/#organization` },
  };
}
