/** The words of a consent: pressing them ticks the box, and the document opens by the link inside them. */
export function ConsentLabel({ href }: { href: string }) {
  return (
    <>
      Соглашаюсь с{' '}
      <a href={href} target="_blank" rel="noreferrer">
        политикой
      </a>{' '}
      в отношении обработки персональных данных
    </>
  );
}
