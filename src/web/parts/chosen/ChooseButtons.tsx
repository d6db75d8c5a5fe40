import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { useNotifications } from '#ui/Notifications/Notifications.tsx';
import { useSiteContext } from '../../site-context.ts';
import { useIsHydrating } from '../page/use-is-hydrating.ts';
import styles from './ChooseButtons.module.css';
import { type ChosenKind, type ChosenList, MOST_CHOSEN } from './chosen-store.ts';
import { chosenStore, useChosen } from './use-chosen.ts';

export interface ChooseButtonsProps {
  kind: ChosenKind;
  id: number;
  /** Names the thing in the labels: '2-комн., 54,3 м²'. */
  name: string;
  /** Over the picture of a card, or in a row of its own. */
  place: 'picture' | 'row';
}

const LABELS: Record<ChosenList, string> = { compared: 'Сравнить', favourites: 'В избранное' };

/**
 * Puts a flat or a complex aside, to compare or to come back to. On cards the buttons come with the scripts they need:
 * in the HTML of a list they would be a quarter of it.
 */
export function ChooseButtons({ kind, id, name, place }: ChooseButtonsProps) {
  const chosen = useChosen();
  const context = useSiteContext();
  const { notify } = useNotifications();
  const isHydrating = useIsHydrating();
  if (isHydrating && place === 'picture') return null;
  const press = (list: ChosenList) => {
    const toggled = chosenStore.toggle(list, kind, id);
    if (toggled === 'full') notify({ type: 'warning', title: fullText(list, kind) });
    // Without the price of the day a favourite is one all the same.
    if (toggled === 'added' && list === 'favourites')
      import('./remember-price.ts')
        .then(({ rememberPrice }) => rememberPrice(context, kind, id))
        .catch(() => {});
  };
  const button = (list: ChosenList, icon: 'compare' | 'heart') => (
    <IconButton
      icon={icon}
      label={`${LABELS[list]}: ${name}`}
      title={LABELS[list]}
      variant={place === 'picture' ? 'float' : 'outline'}
      pressed={chosen[list][kind].includes(id)}
      className={styles[list]}
      onClick={() => press(list)}
    />
  );
  return (
    <div className={styles[place]}>
      {button('compared', 'compare')}
      {button('favourites', 'heart')}
    </div>
  );
}

function fullText(list: ChosenList, kind: ChosenKind): string {
  const many = `${MOST_CHOSEN[list]} ${kind === 'flats' ? 'квартир' : 'жилых комплексов'}`;
  return list === 'compared'
    ? `Сравнить можно не больше ${many}. Уберите лишние в сравнении`
    : `В избранном уже ${many}. Уберите лишние`;
}
