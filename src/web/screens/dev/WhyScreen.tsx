import { memo, useRef, useState } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { Sample, Section } from './components/Section.tsx';
import { DevPage } from './DevPage.tsx';
import styles from './DevScreens.module.css';
import { describeRender } from './describe-render.ts';

interface CounterProps {
  count: number;
  /** A new function each time makes the part render for nothing. */
  onAdd: () => void;
}

const Counter = memo(function Counter(props: CounterProps) {
  const reasons = useWhyRendered(props);
  return (
    <div className={styles.row}>
      <Button variant="secondary" onClick={props.onAdd}>
        Прибавить: {props.count}
      </Button>
      <output>{reasons}</output>
    </div>
  );
});

/** Why a part rendered again: which of its properties are new, and which only look so. */
export function WhyScreen() {
  const [count, setCount] = useState(0);
  const [ticks, setTicks] = useState(0);
  const [steady] = useState(() => () => setCount((old) => old + 1));
  return (
    <DevPage title="Почему перерисовано" lead="Каждая часть пишет, какие её свойства изменились.">
      <Section title="Счётчик">
        <Sample name="Обработчик один и тот же" wide>
          <Counter count={count} onAdd={steady} />
        </Sample>
        <Sample name="Обработчик новый каждый раз" wide>
          <Counter count={count} onAdd={() => setCount(count + 1)} />
        </Sample>
        <Sample name="Перерисовать страницу, ничего не меняя" wide>
          <Button variant="secondary" onClick={() => setTicks(ticks + 1)}>
            Перерисовать: {ticks}
          </Button>
        </Sample>
      </Section>
    </DevPage>
  );
}

/** The reason of this render of a part, in words. */
function useWhyRendered(props: object): string {
  const seen = useRef<{ renders: number; props?: object; text: string }>({ renders: 0, text: '' });
  const { current } = seen;
  if (current.props !== props) {
    current.renders += 1;
    current.text = `Раз ${current.renders}: ${describeRender(current.props, props)}`;
    current.props = props;
  }
  return current.text;
}
