import { formatNumber } from '#domain/money/format-number.ts';
import { escapeHtml } from '../escape-html.ts';
import { type ApiCall, type ApiDocument, type ApiParameter, callsOf } from './document.ts';
import { curlOf, DEMO_KEYS, exampleRequest } from './example-request.ts';

const STYLE = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:#f7fbfb;color:#102126;font:16px/24px system-ui,sans-serif}
main{max-width:880px;margin:0 auto;padding:32px 16px 64px}
h1{font-size:32px;line-height:38px;margin:0 0 16px}
h2{font-size:24px;line-height:30px;margin:48px 0 16px}
h3{font-size:16px;line-height:24px;margin:0;overflow-wrap:anywhere}
a{color:#086668}
code,pre{font:14px/20px ui-monospace,monospace}
pre{margin:16px 0 0;padding:12px;background:#102126;color:#f7fbfb;border-radius:8px;overflow-x:auto}
article{margin:0 0 16px;padding:16px;background:#fff;border:1px solid #d5e0e0;border-radius:12px}
article p{margin:8px 0 0}
.method{display:inline-block;min-width:48px;color:#086668}
table{width:100%;margin:16px 0 0;border-collapse:collapse;font-size:14px;line-height:20px}
th,td{padding:6px 12px 6px 0;border-top:1px solid #d5e0e0;text-align:left;vertical-align:top;overflow-wrap:anywhere}
th{width:34%;font-weight:400}
thead th{font-weight:600}
thead th+th{width:auto}
.quiet{color:#445459}
details{margin:12px 0 0;font-size:14px;line-height:20px}
dl{display:grid;grid-template-columns:48px 1fr;gap:4px 12px;margin:8px 0 0}
dd{margin:0}
`;

/** The description of the calls as a page: no scripts, nothing to load. Examples ask the site at `publicUrl`. */
export function docsPage(document: ApiDocument, publicUrl: string): string {
  const calls = callsOf(document);
  const sections = document.tags.map(({ name, description }) => {
    const own = calls.filter(({ operation }) => operation.tags.includes(name));
    return `<section aria-labelledby="${name}"><h2 id="${name}">${escapeHtml(description)}</h2>${own.map(callCard).join('')}</section>`;
  });
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(document.info.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(document.info.title)}</h1>
${document.info.description
  .split('\n')
  .map((line) => `<p>${escapeHtml(line)}</p>`)
  .join('')}
<p>То же для программ: <a href="/api/docs/openapi.json">openapi.json</a>. Примеры ждут переменных:</p>
<pre tabindex="0"><code>SITE=${escapeHtml(publicUrl)}
${Object.entries(DEMO_KEYS)
  .map(([name, key]) => `${name}=${key}`)
  .join('\n')}</code></pre>
${sections.join('\n')}
</main>
</body>
</html>
`;
}

function callCard(call: ApiCall): string {
  const { method, path, operation } = call;
  const { summary, description, parameters = [], responses } = operation;
  return `<article aria-labelledby="${operation.operationId}">
<h3 id="${operation.operationId}"><code><span class="method">${method}</span> ${escapeHtml(path)}</code></h3>
<p>${escapeHtml(summary)}</p>
${description === undefined ? '' : `<p class="quiet">${escapeHtml(description)}</p>`}
${parameters.length === 0 ? '' : parameterTable(parameters)}
<pre tabindex="0" role="group" aria-label="Пример вызова"><code>${escapeHtml(curlOf(exampleRequest(call)))}</code></pre>
<details><summary>Статусы: ${Object.keys(responses).join(', ')}</summary><dl>${statusList(responses)}</dl></details>
</article>`;
}

function statusList(responses: ApiCall['operation']['responses']): string {
  return Object.entries(responses)
    .map(([status, { description }]) => `<dt>${status}</dt><dd>${escapeHtml(description)}</dd>`)
    .join('');
}

function parameterTable(parameters: readonly ApiParameter[]): string {
  const rows = parameters.map((parameter) => {
    const { name, required, schema } = parameter;
    const words = [
      parameter.description ?? schema.description ?? '',
      boundsText(schema),
      required ? 'обязателен' : '',
      (parameter.deprecated ?? schema.deprecated) ? 'устарел' : '',
    ];
    return `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${escapeHtml(words.filter(Boolean).join('; '))}</td></tr>`;
  });
  return `<table><thead><tr><th scope="col">Параметр</th><th scope="col">Что значит</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function boundsText({ minimum, maximum, enum: choices }: ApiParameter['schema']): string {
  if (choices !== undefined) return choices.join(' или ');
  return minimum === undefined || maximum === undefined
    ? ''
    : `от ${numberText(minimum)} до ${numberText(maximum)}`;
}

function numberText(value: number): string {
  return formatNumber(value, { decimals: 2 });
}
