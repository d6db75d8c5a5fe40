const WORDS = {
  heading: 'Упс… Что‑то пошло не так',
  text: 'Серверы перегружены. Вернитесь через несколько минут.',
};
const TOO_MANY = {
  heading: 'Слишком много запросов',
  text: 'Они приходят с вашего адреса чаще, чем это делают люди. Подождите несколько секунд и обновите страницу.',
};

/** The page of last resort, when nothing can be rendered: one file, no scripts, the fonts of the system. */
export function plainErrorPage(status: number): string {
  const { heading, text } = status === 429 ? TOO_MANY : WORDS;
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Страница не найдена</title>
</head>
<body style="margin:0;background:#f7fbfb;color:#102126;font:16px/24px system-ui,sans-serif">
<main style="max-width:440px;margin:12vh auto;padding:0 16px">
<p style="margin:0 0 32px;font-weight:700;font-size:20px">Генплан</p>
<h1 style="margin:0;font-size:32px;line-height:38px">${heading}</h1>
<p style="margin:16px 0 28px;color:#445459">${text}</p>
<p style="display:flex;flex-wrap:wrap;gap:12px;margin:0">
<a href="" style="padding:10px 20px;border:1px solid #086668;border-radius:8px;background:#086668;color:#fff;text-decoration:none">Обновить страницу</a>
<a href="/" style="padding:10px 20px;border:1px solid #748386;border-radius:8px;background:#fff;color:#102126;text-decoration:none">Вернуться на главную</a>
</p>
</main>
</body>
</html>
`;
}
