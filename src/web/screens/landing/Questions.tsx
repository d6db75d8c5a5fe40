import { nonBreaking } from '#domain/text/non-breaking.ts';
import { Accordion } from '#ui/Accordion/Accordion.tsx';
import styles from './Questions.module.css';

export interface Question {
  question: string;
  answer: string;
}

/** Questions people ask, each with its answer to unfold; the first one is open. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <section aria-labelledby="questions">
      <h2 id="questions">Вопросы</h2>
      <div className={styles.list}>
        {questions.map(({ question, answer }, index) => (
          <Accordion key={question} title={nonBreaking(question)} size="small" defaultOpen={index === 0}>
            <p className={styles.answer}>{nonBreaking(answer)}</p>
          </Accordion>
        ))}
      </div>
    </section>
  );
}
