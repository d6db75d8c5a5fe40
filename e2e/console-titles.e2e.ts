import { expect, it } from 'vitest';
import { answerTo, sessionOf } from './console.ts';

const TITLES: Record<string, string> = {
  '/account/profile': 'Профиль',
  '/account/phys/my-mortgage-applications': 'Мои заявки на ипотеку',
  '/account/broker/others-mortgage-applications': 'Заявки клиентов',
  '/account/help': 'Помощь',
  '/admin/collections': 'Подборки',
  '/admin/upload': 'Загрузка файлов',
  '/admin/feed': 'Фиды',
  '/admin/feed-dashboard': 'Состояние фидов',
  '/admin/users': 'Пользователи',
  '/admin/companies': 'Компании',
  '/admin/geo-restrictions': 'Гео-ограничения',
  '/admin/programs/list': 'Программы',
  '/admin/clients': 'Клиенты',
  '/admin/legal': 'Правовые документы',
  '/admin/api-keys': 'API-ключи',
  '/admin/amen': 'Обслуживание',
  '/admin/integrations': 'Интеграции',
};

it.each(Object.entries(TITLES))('%s has the title «%s», and the console calls it so', async (path, title) => {
  const { text } = await answerTo(await sessionOf('+7 (999) 000-00-01'), path);
  expect(/<title>([^<]*)<\/title>/.exec(text)?.[1]).toBe(title);
  if (!path.startsWith('/admin/')) return;
  expect(wordsOf(/<h1[^>]*>(.*?)<\/h1>/.exec(text)![1]!)).toBe(title);
  const chosen = [...text.matchAll(/<a [^>]*aria-current="page"[^>]*>(.*?)<\/a>/g)];
  expect(chosen.map(([, link]) => wordsOf(link!))).toContain(title);
});

function wordsOf(html: string): string {
  return html.replace(/<[^>]*>/g, '').replaceAll('\u00a0', ' ');
}

it.each(['/admin/programs/types', '/admin/programs/edit/1', '/admin/programs/preview/1'])(
  'at %s the menu says one is among programmes',
  async (path) => {
    const { text } = await answerTo(await sessionOf('+7 (999) 000-00-01'), path);
    const [link] = /<a [^>]*href="\/admin\/programs\/list"[^>]*>/.exec(text)!;
    expect(link).toContain('aria-current="page"');
  },
);

it('the pages of a client are told apart by their titles', async () => {
  const session = await sessionOf('+7 (999) 000-00-01');
  const { text: list } = await answerTo(session, '/admin/clients');
  const client = /\/admin\/clients\/\d+/.exec(list)![0];
  const parts = ['per-project-settings', 'complexes', 'complexes-simple', 'feeds'];
  const pages = await Promise.all(parts.map((part) => answerTo(session, `${client}/${part}`)));
  const titles = pages.map(({ text }) => /<title>([^<]*)<\/title>/.exec(text)?.[1]);
  expect(new Set(titles).size).toBe(parts.length);
});
