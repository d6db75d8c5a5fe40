import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

const SPOKEN_SECONDS = 30;

/** Reads the countdown out at half a minute and at its end only: each second would drown everything else. */
export function SpokenCountdown({ seconds }: { seconds: number }) {
  return (
    <span role="status">
      <VisuallyHidden>
        {seconds === SPOKEN_SECONDS && 'Отправить код ещё раз можно через 30 секунд'}
        {seconds === 0 && 'Код можно отправить ещё раз'}
      </VisuallyHidden>
    </span>
  );
}
