import type { Db } from '#db/client.ts';
import { findUpload, type Upload } from '#db/queries/media/uploads.ts';
import { refuseField } from '../refuse-field.ts';

/** An uploaded picture that anyone may see. Errors: INVALID at the field. */
export async function publicPicture(
  db: Db,
  uuid: string,
  field: string | readonly (string | number)[],
): Promise<Upload> {
  const file = await findUpload(db, uuid.toLowerCase());
  if (!file) throw refuseField(field, 'Такого файла нет: загрузите его ещё раз');
  if (!file.isPublic || !file.type.startsWith('image/')) throw refuseField(field, 'Здесь нужна картинка');
  return file;
}
