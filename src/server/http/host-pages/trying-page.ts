import { API_KEY_SERVICES, type ApiKeyService } from '#domain/access/actor.ts';
import { WIDGET_TITLES } from '#domain/widget/widget-titles.ts';
import { escapeHtml } from '../escape-html.ts';

interface TryingPage {
  path: string;
  service: ApiKeyService;
  key: string;
  snippet: string;
  pages: readonly { number: string; title: string }[];
}

/** A page with a field for a key and the widget of that key under it, of the service that is chosen. */
export function tryingPage({ path, service, key, snippet, pages }: TryingPage): string {
  const links = pages.map(({ number, title }) => `<li><a href="${path}/${number}">${title}</a></li>`);
  const services = API_KEY_SERVICES.map(
    (one) => `<option value="${one}"${one === service ? ' selected' : ''}>${WIDGET_TITLES[one]}</option>`,
  );
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Виджет на странице</title>
<link rel="stylesheet" href="${path}/host.css">
<script src="${path}/host.js"></script>
</head>
<body>
<main>
<h1>Виджет на странице</h1>
<form action="${path}">
<p><label>Виджет <select name="service">${services.join('')}</select></label></p>
<p><label>Ключ виджета <input name="key" value="${escapeHtml(key)}" required></label> <button>Показать</button></p>
</form>
${snippet}
<section aria-labelledby="heard">
<h2 id="heard">Что сказал виджет</h2>
<ol id="events"></ol>
</section>
<nav aria-labelledby="pages">
<h2 id="pages">Страницы партнёров</h2>
<ul>
${links.join('\n')}
</ul>
</nav>
</main>
</body>
</html>
`;
}
