import { complexName } from '#domain/listing/complex-name.ts';
import { flatTitle } from '#domain/listing/flat-title.ts';
import type { ExportedFlat, FlatExport } from '#services/feed/export-flats.ts';
import type { FeedWriter } from './write-yrl.ts';
import { element, escapeXml } from './xml.ts';

/** Every flat is of this category: search engines ask for one. */
const CATEGORY = 1;

/** Flats as a catalogue of Yandex with sets: a set is the page of a complex, by its address. */
export async function* writeYml(
  { complexes, flats }: FlatExport,
  { now, publicUrl, drawnPlan }: FeedWriter,
): AsyncGenerator<string> {
  const date = `${now.toISOString().slice(0, 19)}+00:00`;
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<yml_catalog date="${date}">\n<shop>\n` +
    `<name>Генплан</name>\n<company>Генплан</company>\n${element('url', publicUrl)}` +
    '<currencies>\n<currency id="RUR" rate="1"/>\n</currencies>\n' +
    `<categories>\n<category id="${CATEGORY}">Квартиры в новостройках</category>\n</categories>\n<sets>\n`;
  for (const { id, name } of complexes) {
    yield `<set id="complex-${id}">\n${element('name', complexName(name))}` +
      `${element('url', `${publicUrl}/complex/${id}`)}</set>\n`;
  }
  yield '</sets>\n<offers>\n';
  for await (const one of flats()) if (one.flat.price !== null) yield offerOf(one);
  yield '</offers>\n</shop>\n</yml_catalog>\n';

  function offerOf({ flat, complex, developer, pictures }: ExportedFlat): string {
    const paths = pictures.length > 0 ? pictures.map(({ path }) => path) : [drawnPlan(flat)];
    const title = flatTitle({ ...flat, area: flat.areaM2x100 / 100 });
    return [
      `<offer id="${flat.id}" available="true">\n`,
      element('name', `${title}, ${complexName(complex.name)}`),
      element('vendor', developer),
      element('url', `${publicUrl}/for-sale/${flat.id}`),
      element('price', flat.price),
      '<currencyId>RUR</currencyId>\n',
      element('categoryId', CATEGORY),
      ...paths.map((path) => element('picture', new URL(path, publicUrl).href)),
      element('set-ids', `complex-${complex.id}`),
      element('description', flat.description),
      paramOf('Площадь', flat.areaM2x100 / 100),
      paramOf('Этаж', flat.floor),
      '</offer>\n',
    ].join('');
  }
}

function paramOf(name: string, value: number | null): string {
  return value === null ? '' : `<param name="${escapeXml(name)}">${value}</param>\n`;
}
