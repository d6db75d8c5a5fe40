import { nonBreaking } from '#domain/text/non-breaking.ts';
import styles from './CountryWays.module.css';
import landing from './Landing.module.css';

interface CountryWaysProps {
  ways: readonly { title: string; text: string }[];
}

/** How people buy in a country, in a few words each. */
export function CountryWays({ ways }: CountryWaysProps) {
  return (
    <section className={landing.section} aria-labelledby="ways">
      <h2 id="ways">Как здесь покупают</h2>
      <ul className={styles.ways}>
        {ways.map(({ title, text }) => (
          <li key={title} className={styles.way}>
            <h3>{nonBreaking(title)}</h3>
            <p>{nonBreaking(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
