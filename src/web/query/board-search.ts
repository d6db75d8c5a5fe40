export interface BoardSearch {
  /** The house whose board is shown; without it the one with the most to sell. */
  houseId?: number;
  /** One section of a large house. */
  section?: string;
  /** The board as a plain table. */
  view?: 'table';
}

const MAX_ID = 2_147_483_647;
const LONGEST_NAME = 60;

/** Reads the house and the section of the board out of an address; one that cannot be meant is taken out of it. */
export function readBoardSearch(raw: Record<string, unknown>): BoardSearch {
  const houseId = /^[1-9]\d{0,9}$/.test(String(raw.houseId ?? '')) ? Number(raw.houseId) : Number.NaN;
  const section = typeof raw.section === 'string' ? raw.section.trim() : '';
  return {
    houseId: houseId <= MAX_ID ? houseId : undefined,
    section: section !== '' && section.length <= LONGEST_NAME ? section : undefined,
    view: raw.view === 'table' ? 'table' : undefined,
  };
}
