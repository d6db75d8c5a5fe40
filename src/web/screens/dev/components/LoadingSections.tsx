import { useState } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { ImageLoader } from '#ui/ImageLoader/ImageLoader.tsx';
import { Progress } from '#ui/Progress/Progress.tsx';
import { LoadingWrapper } from '#ui/Skeleton/LoadingWrapper.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import styles from './Loading.module.css';
import { Sample, Section } from './Section.tsx';

const FACADE =
  'data:image/svg+xml,' +
  encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 302 220"><path fill="#DBE8EC" d="M0 0h302v220H0z"/>
    <path fill="#B9785A" d="M60 40h100v160H60z"/><path fill="#8C5A44" d="M160 70h80v130h-80z"/>
    <path stroke="#F2E6DC" stroke-width="10" stroke-dasharray="10 12" d="M72 62h80M72 90h80M72 118h80M72 146h80M72 174h80M170 96h62M170 124h62M170 152h62"/>
    <path fill="#7FA08A" d="M0 200h302v20H0z"/></svg>`,
  );

/** Signs that something is on its way. */
export function LoadingSections() {
  const [loading, setLoading] = useState(false);
  return (
    <>
      <Section title="Прогресс">
        <Sample name="Доля известна">
          <Progress label="Загружаем план.pdf" labelVisible value={42} />
        </Sample>
        <Sample name="Доля неизвестна">
          <Progress label="Пересчитываем" value={null} />
        </Sample>
        <Sample name="Готово">
          <Progress label="Загрузка завершена" value={100} />
        </Sample>
      </Section>

      <Section title="Скелетон">
        <Sample name="Карточка">
          <div className={styles.card}>
            <Skeleton ratio="302 / 220" radius="card" />
            <Skeleton width="60%" height={24} />
            <Skeleton width="80%" />
            <Skeleton width="45%" />
          </div>
        </Sample>
        <Sample name="Обёртка: скелетон появляется через 100 мс">
          <LoadingWrapper
            loading={loading}
            className={styles.card}
            skeleton={<Skeleton height={24} width="70%" />}
          >
            Показано 80 объявлений
          </LoadingWrapper>
          <Button variant="secondary" onClick={() => setLoading(!loading)}>
            {loading ? 'Закончить загрузку' : 'Начать загрузку'}
          </Button>
        </Sample>
        <Sample name="Обёртка без скелетона: прежнее бледнее">
          <LoadingWrapper loading={loading} className={styles.card}>
            Прежние 80 объявлений
          </LoadingWrapper>
        </Sample>
      </Section>

      <Section title="Загрузчик изображений">
        <Sample name="Загружено">
          <ImageLoader src={FACADE} alt="Фасад дома" ratio="302 / 220" className={styles.picture} />
        </Sample>
        <Sample name="Не загрузилось">
          <ImageLoader
            src="/dev/broken-picture.jpg"
            alt="План квартиры"
            ratio="302 / 220"
            className={styles.picture}
          />
        </Sample>
        <Sample name="План целиком">
          <ImageLoader
            src={FACADE}
            alt="План этажа"
            ratio="302 / 220"
            fit="contain"
            className={styles.picture}
          />
        </Sample>
      </Section>
    </>
  );
}
