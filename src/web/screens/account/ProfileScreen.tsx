import { AccountPage } from './AccountPage.tsx';
import { FeedNoticesBox } from './FeedNoticesBox.tsx';
import { KeysBox } from './KeysBox.tsx';
import { LeadNoticesBox } from './LeadNoticesBox.tsx';
import { PersonBox } from './PersonBox.tsx';
import styles from './ProfileScreen.module.css';
import { SessionsBox } from './SessionsBox.tsx';
import { TelegramBox } from './TelegramBox.tsx';

/** Who a person is to the site, and how it reaches them. */
export function ProfileScreen() {
  return (
    <AccountPage title="Профиль">
      <div className={styles.boxes}>
        <PersonBox />
        <TelegramBox />
        <LeadNoticesBox />
        <FeedNoticesBox />
        <KeysBox />
        <SessionsBox />
      </div>
    </AccountPage>
  );
}
