import { readFileSync } from 'node:fs';

export interface SystemUser {
  uid: number;
  gid: number;
  name: string;
}

/** PostgreSQL refuses to run as root, so root hands it to an account that every system has. */
export function unprivilegedUser(): SystemUser | null {
  if (process.getuid?.() !== 0) return null;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account = ['postgres', 'nobody']
    .map((name) => accounts.find((fields) => fields[0] === name))
    .find(Boolean);
  if (!account) return null;
  return { name: account[0]!, uid: Number(account[2]), gid: Number(account[3]) };
}
