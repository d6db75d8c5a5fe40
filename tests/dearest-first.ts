import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take much longer than their size tells. */
const DEAREST = [
  'tests/import-kills.db.test.ts',
  'src/server/cli/cli.db.test.ts',
  'src/api/rest/ipo-calc/any-request.db.test.ts',
  'src/server/backup/backup.db.test.ts',
  'src/server/cli/feed.db.test.ts',
  'tests/search-oracle.db.test.ts',
  'demo/world.test.ts',
  'e2e/lifecycle.e2e.ts',
  'e2e/under-fire.e2e.ts',
  'e2e/search-map.e2e.ts',
  'e2e/search.e2e.ts',
  'e2e/map-view.e2e.ts',
  'e2e/sign-in.e2e.ts',
  'e2e/admin-feeds.e2e.ts',
];

/** Begins with the longest files, so that no worker is left alone with one at the end; a fresh clone knows no times. */
export class DearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const place = ({ moduleId }: TestSpecification) => {
      const at = DEAREST.findIndex((file) => moduleId.endsWith(`/${file}`));
      return at < 0 ? DEAREST.length : at;
    };
    const projects = [...new Set(sorted.map(({ project }) => project))];
    const group = ({ project }: TestSpecification) => projects.indexOf(project);
    return sorted.sort((a, b) => group(a) - group(b) || place(a) - place(b));
  }
}
