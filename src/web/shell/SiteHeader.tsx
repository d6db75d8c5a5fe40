import { useQuery } from '@tanstack/react-query';
import { useLinkProps, useLocation } from '@tanstack/react-router';
import { Suspense, useRef, useState } from 'react';
import { EVERYWHERE } from '#domain/geo/everywhere.ts';
import { namedPlacesQuery } from '../data/named-places-query.ts';
import { SignInButton } from '../parts/access/SignInButton.tsx';
import { LensSwitch } from '../parts/offer/LensSwitch.tsx';
import { usePublishedHeight } from '../parts/page/use-published-height.ts';
import { Waking } from '../parts/page/Waking.tsx';
import { useSiteContext } from '../site-context.ts';
import { ChosenLinks } from './ChosenLinks.tsx';
import { Logo } from './Logo.tsx';
import { useSearchPlace } from './place/use-search-place.ts';
import styles from './SiteHeader.module.css';
import { LazyPersonMenu, LazyPlaceButton, LazyPlaceSearch } from './shell-parts.ts';

/** The sticky head of every page; its height lives in `--header-height`. */
export function SiteHeader({ hasSession }: { hasSession: boolean }) {
  const header = useRef<HTMLElement>(null);
  usePublishedHeight(header, '--header-height');
  const shown = useLocation({ select: shownCatalogue });
  const { location, searchFilters } = useSearchPlace();
  // Forms that work without scripts carry on the address of the HTML they came in, in whichever address they wake.
  const address = useLocation({ select: ({ searchStr }) => searchStr });
  const [firstAddress] = useState(address);
  // Nobody lends there, so sums are prices alone.
  const { data: places } = useQuery({
    ...namedPlacesQuery(useSiteContext(), location),
    enabled: location !== EVERYWHERE,
  });
  return (
    <header ref={header} className={styles.header}>
      <a href="#content" className={styles.skip}>
        К содержимому
      </a>
      <div className={styles.row}>
        <Logo />
        <Waking>
          <LazyPlaceButton location={location} address={firstAddress} />
        </Waking>
        <div className={styles.search}>
          <Waking>
            <LazyPlaceSearch location={location} filters={searchFilters} address={firstAddress} />
          </Waking>
        </div>
        <div className={styles.chosen}>
          <ChosenLinks />
        </div>
        <nav className={styles.nav} aria-label="Каталог">
          <CatalogueLink isCurrent={shown === 'flats'}>Квартиры</CatalogueLink>
          <CatalogueLink complexes isCurrent={shown === 'complexes'}>
            Жилые комплексы
          </CatalogueLink>
        </nav>
        <div className={styles.lens}>{!places?.isUae && <LensSwitch />}</div>
        <div className={styles.person}>
          {hasSession ? (
            <Suspense>
              <LazyPersonMenu />
            </Suspense>
          ) : (
            <SignInButton variant="secondary" size="s" />
          )}
        </div>
      </div>
    </header>
  );
}

interface CatalogueLinkProps {
  complexes?: true;
  isCurrent: boolean;
  children: string;
}

/** Both catalogues live at one path, so the router alone would call both links current. */
function CatalogueLink({ complexes, isCurrent, children }: CatalogueLinkProps) {
  const link = useLinkProps({ to: '/search', search: { complexes } });
  return (
    <a {...link} className={styles.link} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </a>
  );
}

function shownCatalogue({ pathname, search }: { pathname: string; search: { complexes?: boolean } }) {
  if (pathname !== '/search') return null;
  return search.complexes ? 'complexes' : 'flats';
}
