import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectNoAxeViolations, expectToFit, hydrated, type Session } from './browser.ts';
import { changeDatabase } from './change-database.ts';
import { openConsole, sessionOf } from './console.ts';

const ADMIN = '+7 (999) 000-00-02';
let session: Session;
beforeAll(async () => {
  session = await sessionOf(ADMIN);
});

/** A feed that ran so many times, one run an hour, the last of them two hours ago. */
async function feedWithRuns(runs: number): Promise<number> {
  let id = 0;
  await changeDatabase(async (db) => {
    const { rows } = await db.execute<{ id: number }>(sql`
      INSERT INTO feeds (name, client_company_id, source, created_at)
      SELECT ${`История ${runs}`}, client_company_id, 'history.xml', now() FROM feeds WHERE id = 1 RETURNING id`);
    id = rows[0]!.id;
    await db.execute(sql`
      INSERT INTO feed_runs (feed_id, source, status, started_at, duration_ms, offers, unchanged, created, rejected)
      SELECT ${id}, 'history.xml', CASE WHEN place % 9 = 4 THEN 'failed' WHEN place % 7 = 3 THEN 'held' ELSE 'applied' END,
        now() - (${runs} + 1 - place) * interval '1 hour', 900, CASE WHEN place % 9 = 4 THEN 0 ELSE 280 - place % 40 END,
        CASE WHEN place % 9 = 4 THEN 0 ELSE 200 + place % 40 END, place % 4, CASE WHEN place % 9 = 4 THEN 0 ELSE 40 END
      FROM generate_series(0, ${runs} - 1) AS place`);
  });
  return id;
}
const forget = (id: number) =>
  changeDatabase(async (db) => {
    await db.execute(sql`DELETE FROM feed_objects WHERE feed_id = ${id}`);
    await db.execute(sql`DELETE FROM feed_runs WHERE feed_id = ${id}`);
    await db.execute(sql`DELETE FROM feeds WHERE id = ${id}`);
  });

describe('the history of runs', () => {
  it.each([0, 1, 2, 30, 1_000])('of %i runs fits a phone and a desk, with dates under it', async (runs) => {
    const id = await feedWithRuns(runs);
    try {
      const page = await openConsole(session, `/admin/feed/${id}`, 360);
      if (runs === 0) await page.getByText('Фид ещё не запускался').waitFor();
      else {
        const bars = page.getByRole('list', { name: 'Прогоны по времени' });
        await bars
          .getByText(/^\d\d\.\d\d$/)
          .first()
          .waitFor();
        await bars.getByRole('link').first().waitFor();
        await page.getByRole('group').getByText('Таблицей').click();
        await page.getByRole('table', { name: 'Прогоны по времени' }).getByRole('row').nth(1).waitFor();
      }
      await expectToFit(page);
      await expectNoAxeViolations(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await expectToFit(page);
      await expectNoAxeViolations(page);
    } finally {
      await forget(id);
    }
  });

  it('is walked by arrows, keeps its run and its days in the address, and bears garbage there', async () => {
    const id = await feedWithRuns(30);
    try {
      const page = await openConsole(session, `/admin/feed/${id}?run=пятый&days=8`);
      const asked = () => new URL(page.url()).searchParams;
      const bars = page.getByRole('list', { name: 'Прогоны по времени' });
      const last = bars.getByRole('link').last();
      await page.getByRole('link', { name: '90\u00a0дней' }).waitFor();
      await page.getByRole('link', { name: 'Сутки' }).click();
      await expect.poll(() => asked().get('days')).toBe('1');
      await bars.getByText('12:00', { exact: true }).waitFor();
      await expect.poll(() => last.getAttribute('aria-current')).toBe('page');
      await last.focus();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Enter');
      await expect.poll(() => bars.getByRole('link').nth(-3).getAttribute('aria-current')).toBe('page');
      const run = asked().get('run');
      await page.reload();
      await hydrated(page);
      await expect.poll(() => bars.getByRole('link').nth(-3).getAttribute('aria-current')).toBe('page');
      await page.getByRole('link', { name: 'Предыдущий' }).click();
      await expect.poll(() => asked().get('run')).toBe(String(Number(run) - 1));
    } finally {
      await forget(id);
    }
  });
});

it('two runs are compared flat by flat, and the address says which', async () => {
  const id = await feedWithRuns(3);
  try {
    await changeDatabase(async (db) => {
      await db.execute(
        sql`UPDATE feed_runs SET are_changes_noted = true, status = 'applied' WHERE feed_id = ${id}`,
      );
      await db.execute(sql`
        INSERT INTO feed_flat_changes (feed_id, run_id, external_id, before)
        SELECT ${id}, max(runs.id), 'flat-' || flats.id, to_jsonb(flats) || jsonb_build_object('house_key', 'a')
        FROM feed_runs runs, (SELECT * FROM flats ORDER BY id LIMIT 60) flats WHERE runs.feed_id = ${id} GROUP BY flats.*, flats.id`);
    });
    const page = await openConsole(session, `/admin/feed/${id}`);
    await page.getByRole('link', { name: 'Что изменилось по\u00a0квартирам' }).click();
    await page.getByRole('heading', { level: 1, name: 'Сравнение прогонов' }).waitFor();
    const asked = () => new URL(page.url()).searchParams;
    await page.getByText('50 из\u00a060').waitFor();
    await page.getByRole('link', { name: /^Ушли/ }).click();
    await expect.poll(() => asked().get('kind')).toBe('left');
    await expectToFit(page);
    await expectNoAxeViolations(page);
    const earlier = page.getByRole('combobox', { name: 'После прогона', exact: true });
    await earlier.selectOption({ index: 1 });
    await expect.poll(() => asked().get('from')).toMatch(/^\d+$/);
    const from = asked().get('from');
    await page.reload();
    await hydrated(page);
    await expect.poll(() => earlier.inputValue()).toBe(from);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Скачать CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^run-changes-/);
    await page.setViewportSize({ width: 360, height: 800 });
    await expectToFit(page);
    await expectNoAxeViolations(page);
    await page.goto(`/admin/feed/${id}/changes?from=вчера&to=-1&kind=всё`);
    await page.getByText('50 из\u00a060').waitFor();
  } finally {
    await forget(id);
  }
});

it('a letter to the developer tells each rule with its rows, and its link bears the subject alone', async () => {
  const id = await feedWithRuns(1);
  try {
    await changeDatabase((db) =>
      db.execute(sql`
        INSERT INTO feed_run_issues (run_id, seq, line, object, field, value, expected, severity)
        SELECT id, seq, 100 + seq, 'flat-' || seq, 'area', '0', 'число больше 0', 'error'
        FROM feed_runs, generate_series(1, 22) AS seq WHERE feed_id = ${id}`),
    );
    const page = await openConsole(session, `/admin/feed/${id}`);
    await page.getByRole('button', { name: 'Письмо застройщику' }).click();
    const letter = page.getByRole('dialog', { name: 'Письмо застройщику' });
    await letter.getByText(/строка 101, объявление flat-1: сейчас «0»/).waitFor();
    await letter.getByText(/и ещё 17/).waitFor();
    await expect
      .poll(() => letter.getByRole('link', { name: 'Открыть в почте' }).getAttribute('href'))
      .toMatch(/^mailto:\?subject=[^&@]+$/);
    await expectNoAxeViolations(page, '[role="dialog"]');
    await page.setViewportSize({ width: 360, height: 800 });
    await expectToFit(page);
    await letter.getByText('Скопировать текст').waitFor();
    await expectNoAxeViolations(page, '[role="dialog"]');
  } finally {
    await forget(id);
  }
});

it('a feed is returned to an earlier run after a question that tells what will change, and is resumed', async () => {
  const id = await feedWithRuns(2);
  try {
    await changeDatabase((db) =>
      db.execute(
        sql`UPDATE feed_runs SET are_changes_noted = true, status = 'applied' WHERE feed_id = ${id}`,
      ),
    );
    await changeDatabase((db) =>
      db.execute(sql`
        INSERT INTO feed_flat_changes (feed_id, run_id, external_id)
        SELECT ${id}, max(id), 'returned' FROM feed_runs WHERE feed_id = ${id}`),
    );
    const page = await openConsole(session, `/admin/feed/${id}`);
    await page.getByRole('link', { name: 'Предыдущий' }).click();
    const ask = page.getByRole('button', { name: /^Вернуть к/ });
    await ask.click();
    const question = page.getByRole('dialog', { name: /^Вернуть фид/ });
    await question.getByText('Квартиры уже показаны так').waitFor();
    await question.getByRole('button', { name: 'Отмена' }).click();
    await question.waitFor({ state: 'detached' });

    await changeDatabase((db) =>
      db.execute(sql`
        INSERT INTO feed_objects (feed_id, kind, external_id, parent_external_id, object_id, fingerprint)
        SELECT ${id}, 'flat', 'returned', 'a', (SELECT object_id FROM feed_objects WHERE kind = 'flat' LIMIT 1), ''`),
    );
    await ask.click();
    await question.getByText('1\u00a0квартира').waitFor();
    await expectNoAxeViolations(page, '[role="dialog"]');
    await question.getByRole('button', { name: 'Вернуть', exact: true }).click();
    const halted = page.getByRole('region', { name: 'Приём фида остановлен' });
    await halted.waitFor();
    await expectNoAxeViolations(page);
    await page.setViewportSize({ width: 360, height: 800 });
    await expectToFit(page);
    await expectNoAxeViolations(page);
    await halted.getByRole('button', { name: 'Возобновить приём' }).click();
    await halted.waitFor({ state: 'detached' });
  } finally {
    await forget(id);
  }
});
