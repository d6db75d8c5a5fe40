import { FILE_TOO_LARGE, judgeUploadName, MAX_UPLOAD_BYTES } from '#domain/media/upload-rules.ts';

/** Why a file would be refused before it is sent; null when it would not. */
export function refuseFile({ name, size }: File, rules: { anything: boolean }): string | null {
  const judged = judgeUploadName(name, rules);
  if ('refusal' in judged) return judged.refusal;
  return size > MAX_UPLOAD_BYTES ? FILE_TOO_LARGE : null;
}
