/** The data of our own map; browsers fetch it under a name that changes with its content. */
export const MAP_DATA_FILE = 'src/web/map/engine/maplibre/style/map-data.gen.json';
