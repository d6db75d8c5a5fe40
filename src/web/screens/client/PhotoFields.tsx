import { useState } from 'react';
import {
  type ComplexDetails,
  type ComplexInput,
  MAX_PHOTOS,
  type PhotoInput,
} from '#contract/complex-input.ts';
import type { Uploaded } from '#contract/upload.ts';
import { PHOTO_TYPE_LABELS, PHOTO_TYPES, type PhotoType } from '#domain/listing/photo-type.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Dropdown } from '#ui/Dropdown/Dropdown.tsx';
import type { ZodForm } from '#ui/Form/use-zod-form.ts';
import { ImageLoader } from '#ui/ImageLoader/ImageLoader.tsx';
import { Box } from '../admin/Box.tsx';
import sections from '../admin/FormSections.module.css';
import { OrderedList } from '../admin/OrderedList.tsx';
import { PICTURE_ACCEPT, PICTURE_RULES, refusePicture } from '../media/picture-rules.ts';
import { UploadDrop } from '../media/UploadDrop.tsx';
import { COMPLEX_LABELS } from './complex-labels.ts';
import styles from './PhotoFields.module.css';

const NONE = 'none';
const TYPES = [
  { value: NONE, label: 'Без подписи' },
  ...PHOTO_TYPES.map((value) => ({ value, label: PHOTO_TYPE_LABELS[value] })),
];

interface PhotoFieldsProps {
  form: ZodForm<typeof ComplexInput>;
  complex: ComplexDetails;
}

type Shown = Pick<ComplexDetails['photos'][number], 'address' | 'isUploaded'>;

/** The pictures of a complex in their order: what each shows, which are hidden, and the field that adds one. */
export function PhotoFields({ form, complex }: PhotoFieldsProps) {
  const [uploaded, setUploaded] = useState<ReadonlyMap<string, Shown>>(new Map());
  const photos = form.watch('photos');
  const errors = form.formState.errors.photos;
  const error = errors?.message ?? errors?.find?.((one) => one)?.uuid?.message;

  function change(next: PhotoInput[]) {
    form.setValue('photos', next, { shouldDirty: true });
    form.clearErrors('photos');
  }

  function put(place: number, photo: PhotoInput) {
    change(photos.with(place, photo));
  }

  function add(file: Uploaded) {
    setUploaded((known) => new Map(known).set(file.uuid, { address: file.downloadURL, isUploaded: true }));
    // Others may have been moved since the upload began.
    change([...form.getValues('photos'), { uuid: file.uuid, photoType: null, isHidden: false }]);
  }

  const shownOf = (uuid: string): Shown =>
    uploaded.get(uuid) ?? complex.photos.find((photo) => photo.uuid === uuid)!;

  return (
    <Box title={COMPLEX_LABELS.photos} note={photos.length > 0 ? photos.length : 'пока нет'}>
      <div className={sections.fields}>
        <OrderedList
          label="Порядок фото"
          items={photos}
          keyOf={({ uuid }) => uuid}
          nameOf={(_, place) => `фото ${place + 1}`}
          onOrder={change}
        >
          {(photo, place) => (
            <Photo
              photo={photo}
              shown={shownOf(photo.uuid)}
              place={place}
              onChange={(next) => put(place, next)}
              onRemove={() => change(photos.toSpliced(place, 1))}
            />
          )}
        </OrderedList>
        {error && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
        {photos.length < MAX_PHOTOS && (
          <UploadDrop
            label="Добавить фото"
            rules={PICTURE_RULES}
            accept={PICTURE_ACCEPT}
            refuse={refusePicture}
            onUploaded={add}
          />
        )}
      </div>
    </Box>
  );
}

interface PhotoProps {
  photo: PhotoInput;
  shown: Shown;
  place: number;
  onChange: (photo: PhotoInput) => void;
  /** Removes an upload; a picture of a feed can only be hidden. */
  onRemove: () => void;
}

function Photo({ photo, shown: { address, isUploaded }, place, onChange, onRemove }: PhotoProps) {
  const name = `фото ${place + 1}`;
  const { photoType, isHidden } = photo;
  return (
    <div className={styles.photo}>
      {address.startsWith('/') ? (
        <ImageLoader src={address} alt={`Фото ${place + 1}`} ratio="4 / 3" className={styles.picture} />
      ) : (
        <span className={styles.outside} title={address}>
          {new URL(address).host}
        </span>
      )}
      <Dropdown
        label={`Что показывает ${name}`}
        labelHidden
        look="button"
        options={TYPES}
        value={photoType ?? NONE}
        onChange={(type) => onChange({ ...photo, photoType: type === NONE ? null : (type as PhotoType) })}
      />
      {isHidden && <Badge>Скрыто</Badge>}
      <Button
        size="s"
        variant="ghost"
        subject={name}
        onClick={() => (isUploaded ? onRemove() : onChange({ ...photo, isHidden: !isHidden }))}
      >
        {actionOf(isUploaded, isHidden)}
      </Button>
    </div>
  );
}

function actionOf(isUploaded: boolean, isHidden: boolean): string {
  if (isUploaded) return 'Убрать';
  return isHidden ? 'Показать' : 'Скрыть';
}
