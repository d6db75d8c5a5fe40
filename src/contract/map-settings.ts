/** The deployer's settings of maps. The map script must stay small, so it hands them to pages with `map:ready`. */
export interface MapSettings {
  engine: 'maplibre' | 'yandex';
  /** A file of tiles with streets, at our own address or another. */
  pmtilesUrl?: string;
  /** A whole style of MapLibre, which overrides both the tiles and our own drawing. */
  styleUrl?: string;
  /** Glyphs for the tiles, for a deployer who does not want browsers to draw the letters themselves. */
  glyphsUrl?: string;
  spriteUrl?: string;
}
