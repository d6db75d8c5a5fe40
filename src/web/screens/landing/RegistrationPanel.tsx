import { nonBreaking } from '#domain/text/non-breaking.ts';
import landing from './Landing.module.css';
import { RegistrationButton } from './RegistrationButton.tsx';

/** Why to leave a contact now, and the way to do it. */
export function RegistrationPanel() {
  return (
    <section id="registration" className={landing.panel} aria-labelledby="registration-title">
      <h2 id="registration-title">Регистрация скоро откроется</h2>
      <p className={landing.invitation}>
        {nonBreaking('Оставьте телефон или почту, достаточно одного. Пригласим первыми, как только откроем.')}
      </p>
      <RegistrationButton wide />
    </section>
  );
}
