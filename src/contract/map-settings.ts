/** What a deployer chose for maps; the script of maps, which must stay small, hands it to pages with `map:ready`. */
export interface MapSettings {
  engine: 'maplibre' | 'yandex';
  /** A file of tiles with streets: our own address or another's. */
  pmtilesUrl?: string;
  /** A whole style of MapLibre: wins over the tiles and over our own drawing. */
  styleUrl?: string;
  /** Letters and signs for the tiles, where the browser shall not draw letters itself. */
  glyphsUrl?: string;
  spriteUrl?: string;
}
