import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../src/server/free-port.ts';

/** A window of a browser that Playwright does not drive as its makers ship it. */
export interface Driven {
  name: string;
  open(url: string): Promise<void>;
  /** Gives what an expression of the page says, through JSON. */
  ask<T>(expression: string): Promise<T>;
  /** Presses keys one after another; those without a letter by their codes of WebDriver. */
  press(keys: string): Promise<void>;
  close(): Promise<void>;
}

export const BACKSPACE = '\uE003';
const WAKE_MS = 30_000;

/** Firefox by WebDriver BiDi, which it speaks itself. Errors: one that names the program where it is not there. */
export async function driveFirefox(): Promise<Driven> {
  const profile = await mkdtemp(join(tmpdir(), 'genplan-firefox-'));
  const words = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  const firefox = await start('firefox-esr', words, { reads: 'stderr' });
  const address = await said(firefox, /BiDi listening on (ws:\S+)/);
  const socket = new WebSocket(`${address}/session`);
  await new Promise((done, fail) => {
    socket.onopen = done;
    socket.onerror = fail;
  });
  let last = 0;
  const waiting = new Map<number, (answer: { result?: never; error?: string; message?: string }) => void>();
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(String(data));
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  };
  const call = async <T>(method: string, params: object): Promise<T> => {
    last += 1;
    const answered = new Promise<{ result?: T; error?: string; message?: string }>((done) =>
      waiting.set(last, done),
    );
    socket.send(JSON.stringify({ id: last, method, params }));
    const { result, error, message } = await answered;
    if (error) throw new Error(`${method}: ${message}`);
    return result!;
  };
  await call('session.new', { capabilities: {} });
  const { contexts } = await call<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const { context } = contexts[0]!;
  return {
    name: 'Firefox',
    open: (url) => call('browsingContext.navigate', { context, url, wait: 'complete' }),
    async ask(expression) {
      const asked = { expression: `JSON.stringify(${expression})`, target: { context }, awaitPromise: true };
      const { result } = await call<{ result: { value: string } }>('script.evaluate', asked);
      return JSON.parse(result.value);
    },
    press: (keys) => call('input.performActions', { context, actions: [typed(keys)] }),
    async close() {
      socket.close();
      await end(firefox);
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** WebKit's own small browser, on a screen of nobody's. Errors: one that names the program where it is not there. */
export async function driveWebKit(): Promise<Driven> {
  const screen = await start('Xvfb', ['-displayfd', '1', '-screen', '0', '1440x1000x24'], {
    reads: 'stdout',
  });
  const display = await said(screen, /^(\d+)$/);
  const port = await freePort();
  const driver = await start('WebKitWebDriver', [`--port=${port}`], {
    env: {
      DISPLAY: `:${display}`,
      // Root has no sandbox, and this machine no graphics card.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  });
  const call = async <T>(path: string, body: object = {}, method = 'POST'): Promise<T> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (value?.error) throw new Error(`${path}: ${value.message}`);
    return value;
  };
  await answering(() => call('/status', {}, 'GET'));
  const { sessionId } = await call<{ sessionId: string }>('/session', { capabilities: {} });
  const session = `/session/${sessionId}`;
  return {
    name: 'WebKit',
    open: (url) => call(`${session}/url`, { url }),
    async ask(expression) {
      const script = `return JSON.stringify(${expression})`;
      return JSON.parse(await call<string>(`${session}/execute/sync`, { script, args: [] }));
    },
    press: (keys) => call(`${session}/actions`, { actions: [typed(keys)] }),
    async close() {
      await call(session, {}, 'DELETE');
      await end(driver);
      await end(screen);
    },
  };
}

function typed(keys: string) {
  const actions = [...keys].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return { type: 'key', id: 'keyboard', actions };
}

/** Starts a program that ends with this one. Nobody reads what it says but for the one stream, which would fill. */
async function start(
  program: string,
  words: string[],
  { reads, env }: { reads?: 'stdout' | 'stderr'; env?: Record<string, string> } = {},
): Promise<ChildProcess> {
  const heard = (name: 'stdout' | 'stderr') => (name === reads ? 'pipe' : 'ignore');
  const child = spawn(program, words, {
    env: { ...process.env, ...env },
    stdio: ['ignore', heard('stdout'), heard('stderr')],
  });
  process.once('exit', () => child.kill());
  await once(child, 'spawn').catch(() => {
    throw new Error(`нет программы ${program}`);
  });
  return child;
}

/** Waits for a line of a program and gives what is in its brackets. */
async function said(child: ChildProcess, line: RegExp): Promise<string> {
  return new Promise((done, fail) => {
    child.on('exit', (code) => fail(new Error(`${child.spawnfile} кончился с кодом ${code}`)));
    createInterface((child.stdout ?? child.stderr)!).on('line', (text) => {
      const found = line.exec(text);
      if (found) done(found[1]!);
    });
  });
}

async function answering(ask: () => Promise<unknown>): Promise<void> {
  const until = Date.now() + WAKE_MS;
  for (;;) {
    try {
      await ask();
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((done) => setTimeout(done, 200));
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
