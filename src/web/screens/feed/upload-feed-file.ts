/** What the server answers for a file it took. */
export interface UploadedFeedFile {
  id: string;
  name: string;
  bytes: number;
}

/** A refusal in words for the person who uploads. */
export class UploadError extends Error {}

const FAILED = 'Файл не загрузился: проверьте связь и попробуйте ещё раз';

/**
 * Sends the file as it is, telling the share sent, 0–100. Only XMLHttpRequest tells how much has left.
 * Errors: UploadError.
 */
export function uploadFeedFile(
  file: File,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<UploadedFeedFile> {
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/admin/feed-file?name=${encodeURIComponent(file.name)}`);
    request.responseType = 'json';
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress((100 * loaded) / (total || 1)),
    );
    request.addEventListener('error', () => fail(new UploadError(FAILED)));
    request.addEventListener('abort', () => fail(signal.reason));
    request.addEventListener('load', () => {
      const { ok, data, issues, message } = request.response ?? {};
      if (ok) done(data);
      else fail(new UploadError(issues?.[0]?.message ?? (request.status < 500 ? message : null) ?? FAILED));
    });
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
