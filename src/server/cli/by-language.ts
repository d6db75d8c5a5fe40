/**
 * The help of a command in the language of whoever runs it: English where the first set of `LC_ALL`, `LC_MESSAGES` and
 * `LANG` (their order in POSIX) asks for it, Russian everywhere else, as all that operators read.
 */
export function byLanguage(
  texts: { ru: string; en: string },
  env: Record<string, string | undefined> = process.env,
): string {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return /^en(?:[_.@-]|$)/i.test(locale) ? texts.en : texts.ru;
}
