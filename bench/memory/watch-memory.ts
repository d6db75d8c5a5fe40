import { readdirSync, readFileSync } from 'node:fs';

const EVERY_MS = 250;
const KB_A_MB = 1_024;
const POSTGRES = 'postgres';

interface Process {
  pid: number;
  parent: number;
  name: string;
}

/**
 * Looks at a process and all it has started, PostgreSQL's left out, four times a second. `take` answers resident
 * megabytes: the most since it was asked before, and those of now.
 */
export function watchMemory(root: number): { take(): { most: number; rest: number }; stop(): void } {
  let most = 0;
  const look = (): number => {
    const megabytes = Math.round(residentOf(familyOf(root)) / KB_A_MB);
    most = Math.max(most, megabytes);
    return megabytes;
  };
  const timer = setInterval(look, EVERY_MS);
  return {
    take() {
      const rest = look();
      const answer = { most, rest };
      most = 0;
      return answer;
    },
    stop: () => clearInterval(timer),
  };
}

function familyOf(root: number): number[] {
  const all = readdirSync('/proc').flatMap((entry) =>
    /^\d+$/.test(entry) ? readProcess(Number(entry)) : [],
  );
  const family = [root];
  for (const pid of family) {
    const born = all.filter(({ parent, name }) => parent === pid && name !== POSTGRES);
    family.push(...born.map((child) => child.pid));
  }
  return family;
}

/** Nothing of a process that has ended since it was listed. */
function readProcess(pid: number): Process[] {
  const text = readOrNothing(`/proc/${pid}/stat`);
  const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/.exec(text) ?? [];
  return name === undefined ? [] : [{ pid, name, parent: Number(parent) }];
}

function residentOf(pids: readonly number[]): number {
  const kilobytes = pids.map((pid) => /^VmRSS:\s+(\d+)/m.exec(readOrNothing(`/proc/${pid}/status`))?.[1]);
  return kilobytes.reduce((sum, one) => sum + Number(one ?? 0), 0);
}

function readOrNothing(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
