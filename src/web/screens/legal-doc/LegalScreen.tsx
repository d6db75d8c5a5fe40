import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { nonBreaking } from '#domain/text/non-breaking.ts';
import { formatDate } from '#domain/time/format-date.ts';
import { Page } from '../../parts/page/Page.tsx';
import { useSiteContext } from '../../site-context.ts';
import styles from './LegalScreen.module.css';
import { legalQuery } from './load-legal.ts';
import { MarkdownText } from './MarkdownText.tsx';

const root = getRouteApi('__root__');
const route = getRouteApi('/legal-info');

/** Legal documents in force, one at a time; the tabs are links. */
export function LegalScreen() {
  const { legalTags } = root.useLoaderData();
  const { ownerName } = useSiteContext().settings;
  const { legalInfoTab } = route.useSearch();
  const { data: doc } = useSuspenseQuery(legalQuery(route.useRouteContext(), legalInfoTab));
  if (!doc) {
    return (
      <Page>
        <h1>Правовая информация</h1>
        <p className={styles.empty}>Документов пока нет.</p>
      </Page>
    );
  }
  return (
    <Page className={styles.page}>
      <nav aria-label="Правовые документы" className={styles.tabs}>
        <p className={styles.title}>Документы</p>
        <ul>
          {legalTags.map(({ id, tag }) => (
            <li key={id}>
              <Link
                to="/legal-info"
                search={{ legalInfoTab: id }}
                replace
                resetScroll={false}
                className={styles.tab}
                aria-current={id === doc.tagId ? 'page' : undefined}
              >
                {nonBreaking(tag)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <article>
        <h1 className={styles.heading}>{nonBreaking(doc.tag)}</h1>
        <p className={styles.version}>
          Версия {doc.version} от {formatDate(doc.publishedAt)}. Сайт ведёт {ownerName}
        </p>
        <MarkdownText source={doc.text} />
      </article>
    </Page>
  );
}
