import { RUNNING_EXTENSIONS } from './running-extensions.ts';

/** Limits of one upload. */
export const MAX_UPLOAD_FILES = 5;
export const MAX_UPLOAD_BYTES = 5 * 1024 ** 2;

/** Types that anybody who has signed in may upload. */
export const UPLOAD_EXTENSIONS = ['svg', 'png', 'jpg', 'jpeg', 'webp', 'pdf'] as const;

/** So many characters of a name are kept, counted from its end. */
const MAX_NAME = 200;

export const FILE_TYPE_REFUSED = 'Недопустимый тип файла';
export const FILE_TOO_LARGE = 'Файл больше 5 МБ';
export const FILE_EMPTY = 'Файл пустой';
export const FILE_UNREADABLE = 'Файл не удалось прочитать: сохраните его заново и попробуйте ещё раз';
export const FILE_BUSY = 'Сейчас загружают слишком много файлов, попробуйте через несколько секунд';
export const UPLOADS_AT_ONCE = 'Дождитесь, пока загрузятся прежние файлы';
export const FORM_TOO_LONG = 'В форме слишком много полей';
export const FORM_BROKEN = 'Файлы пришли не целиком, попробуйте ещё раз';
export const FORM_TOO_SLOW = 'Файлы шли слишком долго, проверьте связь и попробуйте ещё раз';
export const TOO_MANY_FILES = 'Не больше 5 файлов за раз';

/** Why the content of a file is refused, in words for whoever sent it. */
export const UPLOAD_REFUSALS = {
  other_type: FILE_TYPE_REFUSED,
  broken_picture: 'Картинка повреждена: сохраните её заново и попробуйте ещё раз',
  too_many_pixels: 'Картинка больше 40 мегапикселей: уменьшите её',
  too_slow: 'Картинка читается слишком долго: уменьшите её',
  too_complex: 'Рисунок слишком сложный: упростите его или сохраните как png',
} as const;

export type UploadName = { name: string; extension: string } | { refusal: typeof FILE_TYPE_REFUSED };

/**
 * The name of an uploaded file as it may be shown, and the extension that says what it is: the last one. `anything`
 * lifts the list of extensions, never the ban on what runs, wherever in the name it stands: «;» and «:» end a name for
 * some servers and disks as a dot begins an extension.
 */
export function judgeUploadName(given: string, { anything }: { anything: boolean }): UploadName {
  const name = visibleName(given);
  const judged = name.normalize('NFKC').toLowerCase();
  const [first = '', ...extensions] = judged.split(/[.:;]/);
  const extension = judged.split('.').slice(1).at(-1) ?? '';
  const isKnown = (UPLOAD_EXTENSIONS as readonly string[]).includes(extension);
  const isNamed = /^[a-z0-9]{1,8}$/.test(extension) && (first !== '' || extensions.length > 1);
  const runs = extensions.some((one) => RUNNING_EXTENSIONS.has(one.replace(/[^a-z0-9_-]/g, '')));
  if (!isNamed || runs || !(isKnown || anything)) return { refusal: FILE_TYPE_REFUSED };
  return { name: name.slice(-MAX_NAME).toWellFormed().trim(), extension };
}

/** Removes the path, invisible characters, and trailing dots and spaces that hide how the name ends. */
function visibleName(given: string): string {
  const last = decoded(given).split(/[/\\]/).at(-1) ?? '';
  const name = last.normalize('NFC').replace(/\p{C}/gu, '').trim();
  let end = name.length;
  // A regular expression would backtrack at every dot of a name that consists of dots.
  while (end > 0 && /[\s.]/.test(name[end - 1]!)) end -= 1;
  return name.slice(0, end);
}

/** Decodes percent codes: browsers encode some letters of names, and attackers encode an extension twice. */
function decoded(name: string, rounds = 3): string {
  const once = name.replace(/%[0-9a-f]{2}/gi, (code) => String.fromCharCode(Number(`0x${code.slice(1)}`)));
  return once === name || rounds === 1 ? once : decoded(once, rounds - 1);
}
