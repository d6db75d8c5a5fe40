import { writeFile } from 'node:fs/promises';
import { buildMapData } from './map-data/build-map-data.ts';
import { MAP_DATA_FILE } from './map-data/map-data-file.ts';

if (process.argv.includes('--help')) {
  console.log(
    'npm run map:data — записывает заново данные собственной карты; нужно после правок в scripts/map-data',
  );
} else {
  await writeFile(MAP_DATA_FILE, buildMapData());
}
