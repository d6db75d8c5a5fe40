import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { AppError } from '../../src/domain/errors.ts';
import type { Proof } from './proof.ts';

interface Bom {
  bomFormat: string;
  components: { name: string; version: string; purl: string }[];
}

/** Its short form is the comparison of `dependencies` with imports in tests/structure.test.ts. */
export const supply: Proof = {
  ru: 'пишет опись пакетов выпуска (--file genplan.cdx.json) и спрашивает реестр об известных уязвимостях',
  en: 'writes the bill of materials of a release (--file genplan.cdx.json) and asks the registry about known flaws',
  options: { file: { type: 'string' } },
  async run({ file = 'genplan.cdx.json' }) {
    const bom: Bom = JSON.parse(
      npm('sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'),
    );
    if (bom.bomFormat !== 'CycloneDX' || bom.components.length === 0)
      throw new AppError('INTERNAL', 'Опись пуста');
    await writeFile(String(file), `${JSON.stringify(bom, null, 2)}\n`);
    const audit = JSON.parse(npm('audit', '--omit', 'dev', '--json'));
    const found = audit.metadata?.vulnerabilities;
    const words = found
      ? `известных уязвимостей ${found.total} (опасных и критических ${found.high + found.critical})`
      : `реестр об уязвимостях не отвечает: ${audit.message ?? audit.error?.summary ?? 'без объяснений'}`;
    return {
      holds: !found || found.high + found.critical === 0,
      figure: `пакетов в выпуске ${bom.components.length}, опись в ${file}; ${words}`,
    };
  },
};

/** An audit that found something ends with code 1, and is an answer all the same. */
function npm(...words: string[]): string {
  const { stdout, stderr } = spawnSync('npm', words, { encoding: 'utf8', maxBuffer: 64 * 1_024 * 1_024 });
  if (!stdout.startsWith('{'))
    throw new AppError('UNAVAILABLE', `npm ${words.join(' ')}: ${stderr || stdout}`);
  return stdout;
}
