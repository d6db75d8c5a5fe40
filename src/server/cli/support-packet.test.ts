import { expect, it } from 'vitest';
import { VARIABLES } from '../variables.ts';
import { shownSettings } from './support-packet.ts';

it('shows settings, and of secrets, people and addresses only that they are set', () => {
  const everything = Object.fromEntries(VARIABLES.map(({ name }) => [name, `value-of-${name}`]));
  const shown = shownSettings({ ...everything, PATH: '/bin', SMS_KEY_FILE: '/run/secrets/sms' });
  expect(shown).toMatchObject({
    APP_ENV: 'value-of-APP_ENV',
    ROLE: 'value-of-ROLE',
    DRAIN_WAIT: 'value-of-DRAIN_WAIT',
  });
  const silent = Object.entries(shown).filter(([, value]) => value === 'задана');
  expect(silent.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'DATABASE_URL',
      'SECRET_KEY',
      'S3_SECRET',
      'S3_KEY',
      'SMS_KEY',
      'SMS_KEY_FILE',
      'SUPPORT_PHONE',
    ]),
  );
  expect(shown).not.toHaveProperty('PATH');
});
