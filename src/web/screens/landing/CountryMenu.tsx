import { Link } from '@tanstack/react-router';
import { REALTOR_COUNTRIES, type RealtorCountry } from '#domain/landing/landings.ts';
import landing from './Landing.module.css';
import styles from './ServiceMenu.module.css';

const COUNTRIES = Object.keys(REALTOR_COUNTRIES) as RealtorCountry[];

interface CountryMenuProps {
  title: string;
  current?: RealtorCountry;
}

/** Countries that realtors have a page of. */
export function CountryMenu({ title, current }: CountryMenuProps) {
  return (
    <nav className={landing.section} aria-labelledby="countries">
      <h2 id="countries">{title}</h2>
      <ul className={styles.list} data-columns="3">
        {COUNTRIES.map((country) => (
          <li key={country}>
            <Link
              to="/landing/realtor/hb/$country"
              params={{ country }}
              className={styles.link}
              aria-current={country === current ? 'page' : undefined}
            >
              {REALTOR_COUNTRIES[country].name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
