import { Link, useLocation } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { type ButtonLook, buttonClass } from '#ui/Button/button-class.ts';
import { SignInButton } from '../../parts/access/SignInButton.tsx';
import { parseSearch } from '../../query/site-search.ts';
import { useSiteContext } from '../../site-context.ts';
import { ErrorFrame } from './ErrorFrame.tsx';
import styles from './ErrorPage.module.css';

export interface ErrorPageProps {
  status: number;
  /** For developers: never shown in production. */
  details?: string | null;
}

/** Stands in place of a page that cannot be shown. */
export function ErrorPage({ status, details }: ErrorPageProps) {
  const { appEnv, hasSession } = useSiteContext().settings;
  const { heading, hint } = errorTexts(status, hasSession);
  const mayComeBack = status !== 404 && status !== 410;
  return (
    <ErrorFrame
      heading={heading}
      hint={hint}
      mark={status}
      buttons={
        <>
          {status === 401 && <SignInButton />}
          {mayComeBack && <RefreshButton variant={status === 401 ? 'secondary' : 'primary'} />}
          <Link to="/" className={buttonClass({ variant: mayComeBack ? 'secondary' : 'primary' })}>
            Вернуться на главную
          </Link>
        </>
      }
    >
      {appEnv !== 'production' && details && (
        <details className={styles.details}>
          <summary>Для разработчиков</summary>
          <pre>{details}</pre>
        </details>
      )}
    </ErrorFrame>
  );
}

/** A form to the same address, so that it also works without scripts. */
function RefreshButton({ variant }: Pick<ButtonLook, 'variant'>) {
  const { pathname, searchStr } = useLocation();

  function reload(event: FormEvent) {
    event.preventDefault();
    location.reload();
  }

  return (
    <form action={pathname} onSubmit={reload}>
      {Object.entries(parseSearch(searchStr)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      <Button type="submit" variant={variant}>
        Обновить страницу
      </Button>
    </form>
  );
}

/** Headings by status, byte for byte the owner's: the first letter of the 404 is Latin, one hyphen does not break. */
const HEADINGS: Record<number, string> = {
  401: 'Ой… Похоже, вы не авторизованы',
  403: 'Упс… У вас нет прав доступа',
  404: 'Cтраница, которую вы ищете, не существует',
  410: 'Cтраница, которую вы ищете, не существует',
};

const OTHER_HEADING = 'Упс… Что‑то пошло не так';

const HINTS: Record<number, string> = {
  401: 'Проверьте номер телефона и код, с которыми входили, и попробуйте ещё раз.',
  403: 'Эта страница открыта не всем. Если она нужна вам для работы, попросите доступ у администратора.',
  404: 'Возможно, в адресе ошибка или объявление удалено.',
  410: 'Квартира снята с продажи, и объявление удалено. Возможно, в том же доме есть похожие.',
};

/** Whoever has no session may never have signed in, so there is nothing yet to check first. */
const HINT_TO_VISITOR =
  'Войдите по номеру телефона и коду из SMS, и страница откроется. Если войти не получается, проверьте номер и код.';

const OTHER_HINT = 'Серверы перегружены. Вернитесь через несколько минут.';

export interface ErrorTexts {
  heading: string;
  hint: string;
}

/** The words of an error page for its HTTP status. */
function errorTexts(status: number, hasSession: boolean): ErrorTexts {
  const heading = HEADINGS[status] ?? OTHER_HEADING;
  if (status === 401 && !hasSession) return { heading, hint: HINT_TO_VISITOR };
  return { heading, hint: HINTS[status] ?? OTHER_HINT };
}
