import { writeFile } from 'node:fs/promises';
import { byLanguage } from '../src/server/cli/by-language.ts';
import { buildMapData } from './map-data/build-map-data.ts';
import { MAP_DATA_FILE } from './map-data/map-data-file.ts';

if (process.argv.includes('--help')) {
  console.log(
    byLanguage({
      ru: 'npm run map:data — записывает заново данные собственной карты; нужно после правок в scripts/map-data',
      en: 'npm run map:data — writes the data of our own map anew; needed after edits in scripts/map-data',
    }),
  );
} else {
  await writeFile(MAP_DATA_FILE, buildMapData());
}
