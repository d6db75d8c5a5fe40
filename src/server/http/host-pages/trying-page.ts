import { escapeHtml } from '../escape-html.ts';

interface TryingPage {
  path: string;
  key: string;
  snippet: string;
  pages: readonly { number: string; title: string }[];
}

/** A page with a field for a key and the widget of that key under it. */
export function tryingPage({ path, key, snippet, pages }: TryingPage): string {
  const links = pages.map(({ number, title }) => `<li><a href="${path}/${number}">${title}</a></li>`);
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Виджет на странице</title>
<link rel="stylesheet" href="${path}/host.css">
<script src="${path}/host.js" defer></script>
</head>
<body>
<main>
<h1>Виджет на странице</h1>
<form action="${path}">
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
