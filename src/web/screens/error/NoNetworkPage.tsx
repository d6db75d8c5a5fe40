import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { NO_ANSWER, networkPauses, statusOfOwnFile } from '../../network.ts';
import { ErrorFrame } from './ErrorFrame.tsx';

interface NoNetworkPageProps {
  /** Called once the server answers. */
  onNetwork: () => void;
}

/** Stands in place of a page that a tunnel keeps back. */
export function NoNetworkPage({ onNetwork }: NoNetworkPageProps) {
  const { history } = useRouter();
  const [isAsking, setIsAsking] = useState(false);

  async function ask(): Promise<boolean> {
    if ((await statusOfOwnFile()) === NO_ANSWER) return false;
    onNetwork();
    return true;
  }

  const askAgain = useEffectEvent(ask);
  useEffect(() => {
    let isOver = false;
    async function askOnAndOn() {
      const pause = networkPauses();
      do await pause();
      while (!isOver && !(await askAgain()));
    }
    void askOnAndOn();
    return () => {
      isOver = true;
    };
  }, []);

  async function askNow() {
    setIsAsking(true);
    await ask();
    setIsAsking(false);
  }

  return (
    <ErrorFrame
      heading="Нет связи"
      hint="Страница откроется сама, как только связь появится."
      buttons={
        <>
          <Button loading={isAsking} onClick={askNow}>
            Попробовать ещё раз
          </Button>
          {history.canGoBack() && (
            <Button variant="secondary" onClick={() => history.back()}>
              Назад
            </Button>
          )}
        </>
      }
    />
  );
}
