import type { Uploaded } from '#contract/upload.ts';
import { FILE_TYPE_REFUSED } from '#domain/media/upload-rules.ts';
import { Button } from '#ui/Button/Button.tsx';
import { FileField } from '../admin/FileField.tsx';
import { refuseFile } from './refuse-file.ts';
import { sendUpload } from './send-upload.ts';

interface PictureFieldProps {
  label: string;
  /** The name of the picture there is. */
  name: string | null;
  onChange: (file: Uploaded | null) => void;
  error: string | undefined;
}

/** Takes one picture and uploads it at once. */
export function PictureField(props: PictureFieldProps) {
  return (
    <div>
      <FileField<Uploaded>
        {...props}
        hint="svg, png, jpg, webp до 5 МБ"
        accept=".svg,.png,.jpg,.jpeg,.webp"
        refuse={(file) =>
          /\.pdf$/i.test(file.name) ? FILE_TYPE_REFUSED : refuseFile(file, { anything: false })
        }
        send={sendUpload}
      />
      {props.name !== null && (
        <Button size="s" variant="ghost" onClick={() => props.onChange(null)}>
          Убрать
        </Button>
      )}
    </div>
  );
}
