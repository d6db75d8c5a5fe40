import { Link } from '@tanstack/react-router';
import { SERVICES, type ServiceName } from '#domain/landing/landings.ts';
import { nonBreaking } from '#domain/text/non-breaking.ts';
import landing from './Landing.module.css';
import styles from './ServiceMenu.module.css';
import { SERVICE_TEXTS } from './texts/service-texts.ts';

/** All services, the one being read among them. */
export function ServiceMenu({ current }: { current: ServiceName }) {
  return (
    <nav className={landing.section} aria-labelledby="services">
      <h2 id="services">Все услуги</h2>
      <ul className={styles.list}>
        {SERVICES.map((service) => {
          const { menu, hint } = SERVICE_TEXTS[service];
          return (
            <li key={service}>
              <Link
                to="/landing/phys-service/$service"
                params={{ service }}
                className={styles.link}
                aria-current={service === current ? 'page' : undefined}
              >
                {nonBreaking(menu)}
                <span className={styles.hint}>{nonBreaking(hint)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
