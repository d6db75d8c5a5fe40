import { spawn } from 'node:child_process';
import type { SystemUser } from './unprivileged-user.ts';

export interface ProgramResult {
  code: number;
  output: string;
}

/** Runs one PostgreSQL program to its end and gathers what it said. */
export function runProgram(program: string, args: string[], user: SystemUser | null): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' },
      ...(user ? { uid: user.uid, gid: user.gid } : {}),
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: -1, output: `${output}${error.message}` }));
    // 'exit', not 'close': the server that pg_ctl leaves behind keeps inherited pipes open.
    child.on('exit', (code) => setImmediate(() => resolve({ code: code ?? -1, output })));
  });
}
