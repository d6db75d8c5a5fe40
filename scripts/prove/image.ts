import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, glob, mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Copy, DockerfileParser, type From, type JSONInstruction } from 'dockerfile-ast';
import { startProduct } from '../../e2e/product.ts';
import { openEmbeddedCluster } from '../../src/server/postgres/embedded-cluster.ts';
import type { Proof } from './proof.ts';

const run = promisify(execFile);
const UID = 10_001;
const LARGEST_MEGABYTES = 130;

/**
 * Goes the steps of deploy/Dockerfile where there is no container engine: each stage in a folder of its own, as their
 * lines say, and the last one run as its user on a root that is mounted read-only. Must be root.
 */
export const image: Proof = {
  ru: 'проходит шаги Dockerfile в пустых папках и запускает узел от 10001 на корне только для чтения (нужен root)',
  en: 'goes the steps of the Dockerfile in empty folders and runs a node as 10001 on a read-only root (needs root)',
  async run(_, say) {
    const dir = await mkdtemp(join(tmpdir(), 'genplan-image-'));
    await chmod(dir, 0o755);
    const cluster = await openEmbeddedCluster({ dataDir: join(dir, 'base'), role: 'server' });
    try {
      const { root, command } = await goSteps(dir, say);
      const megabytes = Math.round((await bytesIn(root)) / 1e6);
      const data = join(dir, 'data');
      await mkdir(data);
      await chown(data, UID, UID);
      const readOnly = `mount --bind ${root} ${root} && mount -o remount,ro,bind ${root}`;
      const nobody = `setpriv --reuid=${UID} --regid=${UID} --clear-groups --no-new-privs --bounding-set=-all`;
      const shell = (words: string) => [
        'unshare',
        '-m',
        'sh',
        '-c',
        `${readOnly} && cd ${root} && exec ${words}`,
      ];
      const [touch, ...words] = shell('touch dist/server/serve.js');
      const isWritten = await run(touch!, words).then(
        () => true,
        () => false,
      );
      const [program, ...rest] = shell(`${nobody} ${command.join(' ')}`);
      const node = await startProduct(
        data,
        {
          APP_ENV: 'production',
          HOST: '127.0.0.1',
          DATABASE_URL: cluster.url,
          PUBLIC_URL: 'https://genplan.test',
          SECRET_KEY: 'c0'.repeat(32),
          SUPPORT_PHONE: '+7 (495) 123-45-67',
          SUPPORT_HOURS: 'по будням с 10:00 до 19:00',
          OWNER_NAME: 'ООО «Ромашка»',
          SMS_PROVIDER: 'none',
          STORAGE_PROVIDER: 'disk',
          LEADS_PROVIDER: 'inbox',
          DEMO_CATALOGUE: 'none',
        },
        { command: [program!, ...rest] },
      );
      const { status } = await fetch(`${node.url}/search`);
      const asked = performance.now();
      const code = await node.stop();
      const seconds = ((performance.now() - asked) / 1_000).toFixed(1);
      return {
        holds: status === 200 && code === 0 && !isWritten && megabytes < LARGEST_MEGABYTES,
        figure:
          `${megabytes} МБ без Node; /search ${status}; ` +
          `запись в программу ${isWritten ? 'удалась' : 'не удалась'}; TERM: код ${code} через ${seconds} с`,
      };
    } finally {
      await cluster.leave();
      await rm(dir, { recursive: true, force: true });
    }
  },
};

/** Gives the folder that the last stage left as its program, and what its CMD starts. */
async function goSteps(
  dir: string,
  say: (line: string) => void,
): Promise<{ root: string; command: string[] }> {
  const file = DockerfileParser.parse(await readFile('deploy/Dockerfile', 'utf8'));
  const stages = new Map<string, string>();
  let root = '';
  let workdir = '/';
  let command: string[] = [];
  const inside = (path: string) => join(root, path.startsWith('/') ? path : join(workdir, path));
  for (const instruction of file.getInstructions()) {
    const words = instruction.getArgumentsContent() ?? '';
    switch (instruction.getKeyword()) {
      case 'FROM': {
        const from = instruction as From;
        root = join(dir, 'stages', from.getBuildStage()!);
        await mkdir(root, { recursive: true });
        // The base of an engine has its own folders, which these stages do not need.
        const base = stages.get(from.getImage() ?? '');
        if (base) await cp(base, root, { recursive: true });
        stages.set(from.getBuildStage()!, root);
        break;
      }
      case 'WORKDIR':
        workdir = words;
        await mkdir(inside('.'), { recursive: true });
        break;
      case 'COPY': {
        const stage = (instruction as Copy)
          .getFlags()
          .find((flag) => flag.getName() === 'from')
          ?.getValue();
        const paths = instruction.getArguments().map((argument) => argument.getValue());
        const to = inside(paths.pop()!);
        for (const path of paths) await copy(stage, path, to);
        break;
      }
      case 'RUN': {
        // Without an engine «/release» and «/data» lie beneath the stage.
        const here = words.replace(/(?<= )\/(?=\w)/g, `${root}/`);
        say(`${here.slice(0, 100)}`);
        const child = spawn('sh', ['-c', here], { cwd: inside('.'), stdio: ['ignore', 'ignore', 'inherit'] });
        const [code] = await once(child, 'exit');
        if (code !== 0) throw new Error(`RUN ${words}: ${code}`);
        break;
      }
      case 'CMD':
        command = (instruction as JSONInstruction).getJSONStrings().map((one) => one.getJSONValue());
        break;
    }
  }
  const [program, ...rest] = command;
  return { root: inside('.'), command: [program === 'node' ? process.execPath : program!, ...rest] };

  async function copy(stage: string | null | undefined, path: string, to: string): Promise<void> {
    if (stage) return cp(join(stages.get(stage)!, path), to, { recursive: true });
    if (path !== '.') return cp(path, join(to, path), { recursive: true });
    const ignored = await readFile('deploy/Dockerfile.dockerignore', 'utf8');
    for (const [, kept] of ignored.matchAll(/^!(.+)$/gm))
      await cp(kept!, join(to, kept!), { recursive: true });
  }
}

async function bytesIn(dir: string): Promise<number> {
  let bytes = 0;
  for await (const file of glob(`${dir}/**/*`)) bytes += (await stat(file)).size;
  return bytes;
}
