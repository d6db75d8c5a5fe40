import { useState } from 'react';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import type { ButtonVariant } from '#ui/Button/button-class.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { Money } from '#ui/Money/Money.tsx';
import { Sample, Section } from './Section.tsx';

const VARIANTS: readonly { variant: ButtonVariant; name: string; text: string }[] = [
  { variant: 'primary', name: 'Главная', text: 'Показать 214 квартир' },
  { variant: 'secondary', name: 'Вторая', text: 'Все фильтры' },
  { variant: 'ghost', name: 'Тихая', text: 'Сбросить' },
  { variant: 'danger', name: 'Опасная', text: 'Удалить' },
];

/** Buttons, icon buttons and badges. */
export function ButtonSections() {
  const [presses, setPresses] = useState(0);
  const [liked, setLiked] = useState(false);
  const press = () => setPresses((count) => count + 1);
  return (
    <>
      <Section title="Кнопка">
        {VARIANTS.map(({ variant, name, text }) => (
          <Sample key={variant} name={`${name}: обычная, наведение, фокус, нажатие, выключена`} wide>
            <Button variant={variant}>{text}</Button>
            <Button variant={variant} data-show="hover">
              Наведение
            </Button>
            <Button variant={variant} data-show="focus">
              Фокус
            </Button>
            <Button variant={variant} data-show="active">
              Нажатие
            </Button>
            <Button variant={variant} disabled>
              Выключена
            </Button>
          </Sample>
        ))}
        <Sample name="Занята: с текстом и без">
          <Button loading loadingText="Отправляем…" onClick={press}>
            Отправить
          </Button>
          <Button variant="secondary" loading onClick={press}>
            Повторить
          </Button>
        </Sample>
        <Sample name="Нажатий посчитано">
          <Button onClick={press}>Посчитать</Button>
          <Button
            variant="secondary"
            disabled
            focusableWhenDisabled
            aria-describedby="why-off"
            onClick={press}
          >
            Забронировать
          </Button>
          <output aria-label="Нажатий">{presses}</output>
          <span id="why-off">Вы должны согласиться</span>
        </Sample>
        <Sample name="36 px, с иконкой, ссылка">
          <Button size="s" variant="secondary" icon={<Icon name="compare" size={16} />}>
            Сравнить
          </Button>
          <Button size="s">Сохранить</Button>
          <Button href="#buttons" variant="secondary" icon={<Icon name="external" />}>
            Открыть карту
          </Button>
        </Sample>
        <Sample name="Длинный текст">
          <Button wide>Показать две тысячи триста шестнадцать объявлений у метро</Button>
        </Sample>
      </Section>

      <Section title="Кнопка-иконка">
        <Sample name="Обычная, наведение, фокус, нажатие">
          <IconButton icon="share" label="Поделиться" />
          <IconButton icon="share" label="Поделиться, наведение" data-show="hover" />
          <IconButton icon="share" label="Поделиться, фокус" data-show="focus" />
          <IconButton icon="share" label="Поделиться, нажатие" data-show="active" />
        </Sample>
        <Sample name="С рамкой, 36 px, выключена, занята">
          <IconButton icon="filters" label="Фильтры" variant="outline" />
          <IconButton icon="plus" label="Приблизить" variant="outline" size="s" />
          <IconButton icon="minus" label="Отдалить" variant="outline" disabled />
          <IconButton icon="refresh" label="Обновить" variant="outline" loading onClick={press} />
        </Sample>
        <Sample name="Нажата и нет">
          <IconButton
            icon="heart"
            label="В избранное"
            variant="outline"
            pressed={liked}
            onClick={() => setLiked(!liked)}
          />
          <IconButton icon="heart" label="Избранное, нажата" variant="outline" pressed />
        </Sample>
      </Section>

      <Section title="Бейдж">
        <Sample name="Оттенки">
          <Badge>Черновик</Badge>
          <Badge tone="primary">Бизнес</Badge>
          <Badge tone="money">Субсидия</Badge>
          <Badge tone="success">Дом сдан</Badge>
          <Badge tone="warning">Срок перенесён</Badge>
          <Badge tone="danger">Ошибка</Badge>
          <Badge tone="info">Новое</Badge>
        </Sample>
        <Sample name="Контур и счётчик">
          <Badge look="outline">Апартаменты</Badge>
          <Badge look="outline" tone="money">
            Скидка
          </Badge>
          <Badge look="solid" tone="primary">
            3
          </Badge>
          <Badge look="solid">12</Badge>
        </Sample>
        <Sample name="Деньги рядом">
          <Money roubles={12_400_000} size="price" />
          <Money roubles={62_186} per="/мес" tone="copper" />
          <Money roubles={12_340_000} format="millions" />
        </Sample>
      </Section>
    </>
  );
}
