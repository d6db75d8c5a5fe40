import type { WidgetOptions } from '#contract/widget-config.ts';
import type { ApiKeyService } from '#domain/access/actor.ts';
import { WIDGET_TITLES } from '#domain/widget/widget-titles.ts';
import styles from './WidgetTitle.module.css';

/** The heading of a widget; one that is not shown stays for those who hear the page. */
export function WidgetTitle({ service, options }: { service: ApiKeyService; options: WidgetOptions }) {
  return <h1 className={options.showTitle ? styles.title : styles.hidden}>{WIDGET_TITLES[service]}</h1>;
}
