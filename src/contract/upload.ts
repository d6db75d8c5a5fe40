import { z } from 'zod';
import type { AdminList } from './admin-list.ts';

export const UploadId = z.object({ uuid: z.uuid() });

/** A file as the call that took it answers. */
export interface Uploaded {
  uuid: string;
  /** Its address on this site. */
  downloadURL: string;
  name: string;
  /** Bytes. */
  size: number;
  /** Media type. */
  type: string;
}

export interface UploadShown extends Uploaded {
  uploadedAt: Date;
  isPublic: boolean;
  /** Why nobody is given it any more; null for a file that is all right. */
  refusal: string | null;
  /** Who uploaded it. */
  user: { id: number; name: string | null };
  /** Where it stands, in words; such a file cannot be removed. */
  uses: string[];
}

export type UploadList = AdminList<UploadShown>;
