import { useNotifications } from '#ui/Notifications/Notifications.tsx';
import { ContactFields, useContactForm } from '../../parts/lead/ContactFields.tsx';

/** Leaves a contact about a country without opening anything. */
export function CountryRequest({ countryId }: { countryId: number }) {
  const { notify } = useNotifications();
  const { form, send } = useContactForm({ countryId }, true);

  function thank() {
    form.reset();
    notify({ type: 'success', title: 'Спасибо! Мы свяжемся с вами в ближайшее время' });
  }

  return (
    <>
      <ContactFields form={form} send={send} action="Оставить запрос" onSent={thank} />
      <noscript>Чтобы отправить запрос, включите в браузере выполнение скриптов.</noscript>
    </>
  );
}
