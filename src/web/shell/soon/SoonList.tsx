import { useState } from 'react';
import { useNotifications } from '#ui/Notifications/Notifications.tsx';
import { lazyWindow } from '../../lazy-window.tsx';
import footer from '../SiteFooter.module.css';

const { Window: SoonEmailModal } = lazyWindow(() => import('./SoonEmailModal.tsx'), 'SoonEmailModal');
const { Window: RegistrationModal } = lazyWindow(
  () => import('./RegistrationModal.tsx'),
  'RegistrationModal',
);

type Soon = 'listing' | 'registration' | 'news';

const BUTTONS: readonly (readonly [Soon, string])[] = [
  ['listing', 'Разместить объявление'],
  ['registration', 'Зарегистрироваться риелтору'],
  ['news', 'Узнать о новых разделах'],
];

const E_MAILS = {
  listing: {
    title: 'Размещение скоро откроется',
    description: 'Оставьте почту: напишем, когда объявление можно будет подать самому.',
  },
  news: {
    title: 'Новые разделы скоро откроются',
    description: 'Оставьте почту: напишем, когда можно будет сохранить поиск и провести сделку.',
  },
};

/** Services the site will offer later, each with a way to leave a contact until then. */
export function SoonList() {
  const { notify } = useNotifications();
  const [soon, setSoon] = useState<Soon>();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const modal = {
    open: isOpen,
    onClose: close,
    onSent() {
      close();
      notify({ type: 'success', title: 'Спасибо! Сообщим, когда откроется' });
    },
  };
  return (
    <section aria-labelledby="soon">
      <h2 id="soon" className={footer.title}>
        Скоро
      </h2>
      <ul>
        {BUTTONS.map(([name, text]) => (
          <li key={name}>
            <button
              type="button"
              className={footer.link}
              onClick={() => {
                setSoon(name);
                setIsOpen(true);
              }}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
      {soon === 'registration' && <RegistrationModal {...modal} />}
      {soon !== undefined && soon !== 'registration' && (
        <SoonEmailModal key={soon} {...E_MAILS[soon]} {...modal} />
      )}
    </section>
  );
}
