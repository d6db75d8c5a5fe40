import { useState } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import styles from './PersonBox.module.css';
import { ProfileBox } from './ProfileBox.tsx';
import { SignOutEverywhereModal } from './SignOutEverywhereModal.tsx';

/** The way to end every session, for who lost a phone or left one somewhere signed in. */
export function SessionsBox() {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <ProfileBox title="Вход">
      <p>Потеряли телефон или вошли на{'\u00a0'}чужом компьютере? Закончите все входы разом.</p>
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={() => setIsAsked(true)}>
          Выйти на{'\u00a0'}всех устройствах…
        </Button>
      </div>
      <SignOutEverywhereModal open={isAsked} onClose={() => setIsAsked(false)} />
    </ProfileBox>
  );
}
