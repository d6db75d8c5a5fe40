import {
  type ComplexDetails,
  type ComplexInput,
  type ComplexPhoto,
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
import { moveItem } from '../admin/move-item.ts';
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

type Shown = Pick<ComplexPhoto, 'type' | 'address' | 'isUploaded' | 'width' | 'height'>;

/** The pictures of a complex in their order: what each shows, which are hidden, and the field that adds one. */
export function PhotoFields({ form, complex }: PhotoFieldsProps) {
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
    // Others may have been moved since the upload began.
    change([...form.getValues('photos'), { uuid: file.uuid, photoType: null, isHidden: false }]);
  }

  // One that the complex does not have yet was uploaded here, or before in a draft.
  const shownOf = (uuid: string): Shown =>
    complex.photos.find((photo) => photo.uuid === uuid) ?? {
      type: 'IMAGE',
      address: `/api/upload/${uuid}`,
      isUploaded: true,
      width: null,
      height: null,
    };
  const cover = photos.findIndex(({ uuid, isHidden }) => !isHidden && shownOf(uuid).type === 'IMAGE');

  return (
    <Box title={COMPLEX_LABELS.photos} note={photos.length > 0 ? photos.length : 'пока нет'}>
      <div className={sections.fields}>
        <OrderedList
          label="Порядок фото"
          items={photos}
          keyOf={({ uuid }) => uuid}
          nameOf={(_, place) => `фото ${place + 1}`}
          onOrder={change}
          look="tiles"
        >
          {(photo, place) => (
            <Photo
              photo={photo}
              shown={shownOf(photo.uuid)}
              place={place}
              isCover={place === cover}
              onChange={(next) => put(place, next)}
              onFirst={() => change(moveItem(photos, place, 0))}
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
  /** Lists and the head of the page show it. */
  isCover: boolean;
  onChange: (photo: PhotoInput) => void;
  onFirst: () => void;
  /** Removes an upload; a picture of a feed can only be hidden. */
  onRemove: () => void;
}

/** The widest place of the page a cover stands at. */
const COVER_PX = 1_100;

function Photo({ photo, shown, place, isCover, onChange, onFirst, onRemove }: PhotoProps) {
  const { type, address, isUploaded, width, height } = shown;
  const name = `фото ${place + 1}`;
  const { photoType, isHidden } = photo;
  return (
    <div className={styles.photo}>
      <div className={styles.picture} data-hidden={isHidden || undefined}>
        {address.startsWith('/') ? (
          <ImageLoader src={address} alt={`Фото ${place + 1}`} ratio="4 / 3" />
        ) : (
          <span className={styles.outside} title={address}>
            {new URL(address).host}
          </span>
        )}
        <span className={styles.marks}>
          {type === 'VIDEO' && <Badge>Видео</Badge>}
          {isCover && <Badge>Обложка</Badge>}
          {isHidden && <Badge>Скрыто</Badge>}
        </span>
      </div>
      {width !== null && (
        <p className={styles.size}>
          {width}
          {'\u00a0×\u00a0'}
          {height}
          {isCover && width < COVER_PX && ', мала для обложки'}
        </p>
      )}
      <Dropdown
        label={`Что показывает ${name}`}
        labelHidden
        look="button"
        options={TYPES}
        value={photoType ?? NONE}
        onChange={(next) => onChange({ ...photo, photoType: next === NONE ? null : (next as PhotoType) })}
      />
      <div className={styles.buttons}>
        {!isCover && !isHidden && type === 'IMAGE' && (
          <Button size="s" variant="ghost" subject={name} onClick={onFirst}>
            На обложку
          </Button>
        )}
        <Button
          size="s"
          variant="ghost"
          subject={name}
          onClick={() => onChange({ ...photo, isHidden: !isHidden })}
        >
          {isHidden ? 'Показать' : 'Скрыть'}
        </Button>
        {isUploaded && (
          <Button size="s" variant="ghost" subject={name} onClick={onRemove}>
            Убрать
          </Button>
        )}
      </div>
    </div>
  );
}
