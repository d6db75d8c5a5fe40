import { bytesOf } from './yrl-feed.ts';

export interface DomclickFlat {
  id: number;
  floor: number;
  area: string;
  price: number;
}

/** One complex with one house, told in the DomClick dialect; `facts` is XML of the complex itself. */
export function domclickFeed(complex: string, flats: DomclickFlat[], facts = ''): AsyncIterable<Uint8Array> {
  return bytesOf(`<?xml version="1.0" encoding="UTF-8"?>
<complexes><complex><id>7001</id><name>ЖК "${complex}"</name><latitude>57.6261</latitude><longitude>39.8845</longitude>
<address>Ярославль, ул. Речная, 5</address>${facts}
<developer><id>70</id><name>Тестовый дом</name><phone>+74852000000</phone></developer>
<buildings><building><id>7002</id><fz_214>1</fz_214><name>Этап 1</name><floors>9</floors>
<building_state>unfinished</building_state><built_year>2028</built_year><ready_quarter>2</ready_quarter>
<flats>${flats.map(flatXml).join('\n')}</flats></building></buildings></complex></complexes>`);
}

function flatXml({ id, floor, area, price }: DomclickFlat): string {
  return `<flat><flat_id>${id}</flat_id><apartment>${id}</apartment><floor>${floor}</floor><room>1</room>
<price>${price}</price><area>${area}</area><kitchen_area>11.5</kitchen_area><renovation>да</renovation></flat>`;
}
