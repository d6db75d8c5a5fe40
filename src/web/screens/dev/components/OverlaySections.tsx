import { useState } from 'react';
import { Alert } from '#ui/Alert/Alert.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { Modal } from '#ui/Modal/Modal.tsx';
import { NotificationCard } from '#ui/Notifications/NotificationCard.tsx';
import { NotificationProvider, useNotifications } from '#ui/Notifications/Notifications.tsx';
import type { NotificationType } from '#ui/Notifications/notification-store.ts';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import styles from './Overlays.module.css';
import { Sample, Section } from './Section.tsx';

const SERVER_FAULT =
  'Извините за неудобства. В данный момент у нас технические неполадки. Пожалуйста, попробуйте позже';

const CONDITIONS = Array.from({ length: 30 }, (_, index) => `Условие ${index + 1}`);

/** Parts that lie over the page. */
export function OverlaySections() {
  return (
    <NotificationProvider card={NotificationCard}>
      <ModalSection />
      <AlertSection />
      <NotificationSection />
    </NotificationProvider>
  );
}

type ModalName = 's' | 'm' | 'l' | 'full' | 'second';

function ModalSection() {
  const { notify } = useNotifications();
  const [open, setOpen] = useState<readonly ModalName[]>([]);
  const show = (name: ModalName) => setOpen((names) => [...names, name]);
  const hide = (name: ModalName) => setOpen((names) => names.filter((other) => other !== name));
  const bind = (name: ModalName) => ({ open: open.includes(name), onClose: () => hide(name) });

  return (
    <Section title="Модальное окно">
      <Sample name="Три ширины и весь экран телефона" wide>
        <Button variant="secondary" onClick={() => show('s')}>
          Окно s
        </Button>
        <Button variant="secondary" onClick={() => show('m')}>
          Окно m
        </Button>
        <Button variant="secondary" onClick={() => show('l')}>
          Окно l
        </Button>
        <Button variant="secondary" onClick={() => show('full')}>
          Окно во весь экран телефона
        </Button>
      </Sample>

      <Modal {...bind('s')} title="Как вас зовут" size="s">
        <TextInput label="Имя" hint="Так к вам обратится менеджер" />
        <Button wide className={styles.below} onClick={() => show('second')}>
          Открыть второе окно
        </Button>
        <Button
          wide
          variant="secondary"
          className={styles.below}
          onClick={() =>
            notify({ title: 'Имя сохранено', buttons: [{ text: 'Понятно', onClick: () => true }] })
          }
        >
          Показать уведомление поверх
        </Button>
      </Modal>
      <Modal
        {...bind('second')}
        title="Второе окно"
        description="Страница остаётся на месте, пока открыто хоть одно."
      >
        <Button wide onClick={() => hide('second')}>
          Закрыть второе
        </Button>
      </Modal>
      <Modal
        {...bind('m')}
        title="Забронировать квартиру"
        size="m"
        aside={
          <>
            <strong>12 400 000 ₽</strong>
            <p>2-комн., 54,3 м², 7 этаж из 24</p>
          </>
        }
      >
        <div className={styles.stack}>
          <TextInput label="Имя" />
          <TextInput label="Телефон" type="tel" />
          <Checkbox label="Соглашаюсь с политикой в отношении обработки персональных данных" />
          <Button disabled wide>
            Забронировать
          </Button>
        </div>
      </Modal>
      <Modal
        {...bind('l')}
        title="Все фильтры"
        size="l"
        footer={
          <>
            <Button variant="ghost">Сбросить</Button>
            <Button onClick={() => hide('l')}>Показать 642 объявления</Button>
          </>
        }
      >
        {CONDITIONS.map((condition) => (
          <Checkbox key={condition} label={condition} />
        ))}
      </Modal>
      <Modal {...bind('full')} title="Введите код" onBack={() => hide('full')} fullScreenOnPhone>
        <TextInput label="Код из SMS" hint="Код отправлен на +7 (999) 123-45-67" />
      </Modal>
    </Section>
  );
}

const ALERTS: readonly { type: NotificationType; name: string; title?: string; text: string }[] = [
  { type: 'warning', name: 'Предупреждение', text: 'Не удалось отправить SMS. Повторите попытку позже.' },
  { type: 'error', name: 'Сбой', text: SERVER_FAULT },
  {
    type: 'success',
    name: 'Успех',
    title: 'Заявка отправлена.',
    text: 'Застройщик N позвонит сегодня до 20:00.',
  },
  { type: 'info', name: 'Сведения', text: 'Скоро здесь будет сохранённый поиск.' },
];

function AlertSection() {
  const [open, setOpen] = useState<NotificationType | null>(null);
  return (
    <Section title="Алерт">
      <Sample name="Четыре вида" wide>
        {ALERTS.map(({ type, name }) => (
          <Button key={type} variant="secondary" onClick={() => setOpen(type)}>
            {name}
          </Button>
        ))}
      </Sample>
      {ALERTS.map(({ type, title, text }) => (
        <Alert key={type} open={open === type} onClose={() => setOpen(null)} type={type} title={title}>
          {text}
        </Alert>
      ))}
    </Section>
  );
}

function NotificationSection() {
  const { notify } = useNotifications();
  return (
    <Section title="Уведомления">
      <Sample name="Четыре вида, не больше трёх сразу" wide>
        <Button
          variant="secondary"
          onClick={() =>
            notify({
              type: 'success',
              title: 'Добавлено в сравнение',
              text: '2-комн., 54,3 м² · теперь 3 квартиры',
              buttons: [
                { text: 'Сравнить', onClick: () => false },
                { text: 'Отменить', onClick: () => true },
              ],
            })
          }
        >
          Показать успех
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            notify({ title: 'Цена снизилась на 200 000 ₽', text: 'ЖК «Имя», 7 этаж: 12 400 000 ₽' })
          }
        >
          Показать сведения
        </Button>
        <Button
          variant="secondary"
          onClick={() => notify({ type: 'warning', title: 'Срок сдачи перенесён', icon: false })}
        >
          Показать предупреждение
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            notify({
              type: 'error',
              title: 'Не удалось обновить список',
              text: 'Показаны данные от 12:40.',
              closable: false,
              buttons: [{ text: 'Повторить', onClick: () => Promise.resolve(true) }],
            })
          }
        >
          Показать ошибку
        </Button>
      </Sample>
    </Section>
  );
}
