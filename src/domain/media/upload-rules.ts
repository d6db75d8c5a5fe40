/** What one upload may hold. */
export const MAX_UPLOAD_FILES = 5;
export const MAX_UPLOAD_BYTES = 5 * 1024 ** 2;

/** What anyone who signed in may upload. */
export const UPLOAD_EXTENSIONS = ['svg', 'png', 'jpg', 'jpeg', 'webp', 'pdf'] as const;

export const FILE_TYPE_REFUSED = 'Недопустимый тип файла';
export const FILE_TOO_LARGE = 'Файл больше 5 МБ';
export const TOO_MANY_FILES = 'Не больше 5 файлов за раз';

/** What runs when it is opened, in some system or browser: nobody may upload it. */
const NEVER = new Set(
  [
    'apk app appimage bat bash bin cgi chm class cmd com command cpl csh deb dex dll dmg elf exe gadget hta inf',
    'ins iso jar jnlp ksh lnk macho msi msp mst osx pif pkg ps1 ps1xml psc1 psm1 reg rpm run scf scr sct sh',
    'sys vb vbe vbs workflow ws wsc wsf wsh xbap zsh',
    'asp aspx cfm cjs htm html js jse jsp jspx jsx mht mhtml mjs phar php php3 php4 php5 php7 phps pht phtml pl',
    'py pyc pyo pyw rb shtml svgz swf ts tsx wasm xht xhtml xsl xslt',
  ].flatMap((row) => row.split(' ')),
);

export type UploadName = { name: string; extension: string } | { refusal: typeof FILE_TYPE_REFUSED };

/**
 * The name of an uploaded file as it may be shown, and the extension that says what it is: the last one. `anything`
 * lifts the list of extensions, never the ban on what runs, wherever in the name it stands.
 */
export function judgeUploadName(given: string, { anything }: { anything: boolean }): UploadName {
  const name = shownName(given);
  const [first = '', ...extensions] = name.toLowerCase().split('.');
  const extension = extensions.at(-1) ?? '';
  const isKnown = (UPLOAD_EXTENSIONS as readonly string[]).includes(extension);
  const isNamed = /^[a-z0-9]{1,8}$/.test(extension) && (first !== '' || extensions.length > 1);
  const runs = extensions.some((one) => NEVER.has(one.trim()));
  return isNamed && !runs && (isKnown || anything) ? { name, extension } : { refusal: FILE_TYPE_REFUSED };
}

/** Whether the extension that a content has by itself may be uploaded. */
export function mayBeUploaded(extension: string): boolean {
  return !NEVER.has(extension);
}

/** Without the path, without letters that cannot be seen, and without what only hides how the name ends. */
function shownName(given: string): string {
  const decoded = given.replace(/%[0-9a-f]{2}/gi, (code) =>
    String.fromCharCode(Number(`0x${code.slice(1)}`)),
  );
  const last = decoded.split(/[/\\]/).at(-1) ?? '';
  return last
    .normalize('NFC')
    .replace(/\p{C}/gu, '')
    .replace(/[\s.]+$/, '')
    .trim()
    .slice(-200);
}
