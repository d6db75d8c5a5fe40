import { useState } from 'react';
import { nonBreaking } from '#domain/text/non-breaking.ts';
import { Button } from '#ui/Button/Button.tsx';
import { lazyWindow } from '../../lazy-window.tsx';
import { useSiteContext } from '../../site-context.ts';
import styles from './AskButtons.module.css';
import type { Asking } from './AskModal.tsx';

const { Window: AskModal, preload } = lazyWindow(() => import('./AskModal.tsx'), 'AskModal');

/** Ways to be answered without calling: a question, or a wish to be called, with the hours of whoever answers. */
export function AskButtons({ about }: { about: string }) {
  const { hours } = useSiteContext().settings.support;
  const [asking, setAsking] = useState<Asking>();
  const [isOpen, setIsOpen] = useState(false);
  const button = (kind: Asking, words: string) => (
    <Button
      size="s"
      variant="secondary"
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => {
        setAsking(kind);
        setIsOpen(true);
      }}
    >
      {words}
    </Button>
  );
  return (
    <div className={styles.ask}>
      {button('question', 'Задать вопрос')}
      {button('callback', 'Перезвоните')}
      <p className={styles.hours}>Отвечаем {nonBreaking(hours)}</p>
      {asking && (
        <AskModal key={asking} asking={asking} about={about} open={isOpen} onClose={() => setIsOpen(false)} />
      )}
    </div>
  );
}
