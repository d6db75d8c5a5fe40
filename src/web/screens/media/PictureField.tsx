import type { Uploaded } from '#contract/upload.ts';
import { Button } from '#ui/Button/Button.tsx';
import { FileField } from '../admin/FileField.tsx';
import { PICTURE_ACCEPT, PICTURE_RULES, refusePicture } from './picture-rules.ts';
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
        hint={`${PICTURE_RULES} до 5 МБ`}
        accept={PICTURE_ACCEPT}
        refuse={refusePicture}
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
