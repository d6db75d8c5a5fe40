/** Facts of a visit that the server knows and every screen may read; they travel inside the first HTML. */
export interface PageSettings {
  appEnv: 'local' | 'testing' | 'production';
  publicUrl: string;
  /** Whom people may call, and when. */
  support: { phone: string; hours: string };
  /** Who answers for the site by law. */
  ownerName: string;
  /** Phone markup instead of desktop. */
  isPhone: boolean;
  /** The request brought a session cookie, so asking who signed in makes sense. */
  hasSession: boolean;
  /** A link of another site led here, and browsers keep the session cookie back from such a request. */
  mayHaveSession: boolean;
  /**
   * Where to search while an address names no places: what the visitor chose before, else the default; 'all' for
   * everywhere.
   */
  place: string;
  /** Where those search who never chose; its pages need no place in their addresses. */
  defaultPlace: string;
  /** The server's clock at the moment of the request. */
  now: Date;
}
