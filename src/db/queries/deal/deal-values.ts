/** The sides of a deal, in the order people name them. */
export const DEAL_SIDES = ['seller', 'customer'] as const;

/** A deal as the store takes and gives it. */
export interface DealValues {
  seller: DealSideValues;
  customer: DealSideValues;
  insuranceId: number | null;
  bankId: number | null;
}

export interface DealSideValues {
  agentId: number | null;
  /** Users. */
  accounts: number[];
  unregistered: DealPersonValues[];
  docs: string[];
}

export interface DealPersonValues {
  name: string;
  surname: string;
  patronymic: string | null;
  phone: string;
  email: string | null;
}
