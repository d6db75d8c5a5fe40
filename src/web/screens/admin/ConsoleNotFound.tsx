import { Link, useRouter } from '@tanstack/react-router';
import { buttonClass } from '#ui/Button/button-class.ts';
import { AdminFrame, useIsFramed } from './AdminFrame.tsx';
import { AdminPage } from './AdminPage.tsx';
import { EmptyList } from './EmptyList.tsx';

/** In place of a page of the console that is not there; the menu and the search stay. */
export function ConsoleNotFound() {
  const isFramed = useIsFramed();
  const { history } = useRouter();
  const page = (
    <AdminPage title="Такой страницы нет">
      <EmptyList
        title="Записи по этому адресу нет"
        actions={
          <>
            <button
              type="button"
              className={buttonClass({ variant: 'secondary', size: 's' })}
              onClick={() => history.back()}
            >
              Назад
            </button>
            <Link to="/admin" search={{}} className={buttonClass({ size: 's' })}>
              К началу админки
            </Link>
          </>
        }
      >
        Её удалили или в{'\u00a0'}адресе опечатка. Найти нужное поможет поиск вверху.
      </EmptyList>
    </AdminPage>
  );
  return isFramed ? page : <AdminFrame>{page}</AdminFrame>;
}
