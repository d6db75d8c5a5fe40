import { z } from 'zod';
import { type AdminList, adminListInput } from './admin-list.ts';

export const UploadId = z.object({ uuid: z.uuid() });

export const UploadListInput = adminListInput('uploads');
export type UploadListInput = z.infer<typeof UploadListInput>;

/** A file as the call that took it answers. */
export interface Uploaded {
  uuid: string;
  /** The address of the file on this site. */
  downloadURL: string;
  name: string;
  /** The size in bytes. */
  size: number;
  /** The media type. */
  type: string;
}

export interface UploadShown extends Uploaded {
  uploadedAt: Date;
  isPublic: boolean;
  /** The reason why the file is no longer served; null for a file without faults. */
  refusal: string | null;
  /** The uploader. */
  user: { id: number; name: string | null };
  /** The uses of the file in words; a file with any cannot be removed. */
  uses: string[];
}

export type UploadList = AdminList<UploadShown>;
