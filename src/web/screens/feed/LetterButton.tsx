import { useState } from 'react';
import type { FeedShown, IssueGroupShown } from '#contract/feed.ts';
import { developerLetter } from '#domain/feed/developer-letter.ts';
import type { FeedRunFacts } from '#domain/feed/feed-facts.ts';
import { Button } from '#ui/Button/Button.tsx';
import { buttonClass } from '#ui/Button/button-class.ts';
import { Modal } from '#ui/Modal/Modal.tsx';
import { CopyButton } from '../admin/CopyButton.tsx';
import styles from './LetterButton.module.css';

interface LetterButtonProps {
  feed: FeedShown;
  run: FeedRunFacts;
  groups: readonly IssueGroupShown[];
}

/** Opens a letter to the developer about what is wrong with a run, ready to be copied. */
export function LetterButton({ feed, run, groups }: LetterButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { subject, text } = developerLetter({ feed, run, rules: groups });
  return (
    <>
      <div className={styles.action}>
        <Button size="s" variant="secondary" onClick={() => setIsOpen(true)}>
          Письмо застройщику
        </Button>
      </div>
      <Modal
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="Письмо застройщику"
        description="Скопируйте текст и вставьте его в письмо: почтовой программе передаётся только тема."
        size="m"
        fullScreenOnPhone
        footer={
          <div className={styles.buttons}>
            <CopyButton text={text} what="текст письма">
              Скопировать текст
            </CopyButton>
            <a
              href={`mailto:?subject=${encodeURIComponent(subject)}`}
              className={buttonClass({ variant: 'secondary' })}
            >
              Открыть в почте
            </a>
          </div>
        }
      >
        <dl className={styles.subject}>
          <dt>Тема</dt>
          <dd>{subject}</dd>
        </dl>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls and selects the text. */}
        <section className={styles.text} aria-label="Текст письма" tabIndex={0}>
          {text}
        </section>
      </Modal>
    </>
  );
}
