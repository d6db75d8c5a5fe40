import type { Complex, Flat, House } from '#contract/catalog.ts';
import type { ColumnLoan, ComparedResult, YearMove } from '#contract/chosen.ts';
import type { Company } from '#contract/company.ts';
import type { BuyerTerms } from '#domain/mortgage/terms/buyer-terms.ts';
import { type ColumnsTerms, type ColumnTerms, termsOfColumn } from '#domain/mortgage/terms/column-terms.ts';

/** The terms a column is counted with, and what came of it. */
export interface ColumnMoney {
  /** The id of its flat or complex. */
  id: number;
  /** The price it is sold at, of a complex that of its cheapest flat; null when nobody tells. */
  listedPrice: number | null;
  /** The price it is counted with. */
  price: number | null;
  /** Terms that were put into this column alone. */
  tried: ColumnTerms;
  terms: BuyerTerms;
  loan: ColumnLoan | undefined;
  /** The share by which prices of its kind have grown in a year; null when nobody knows. */
  yearMove: number | null;
}

/** The terms that the columns of a page are counted with. */
export interface AskedTerms {
  terms: BuyerTerms;
  columns: ColumnsTerms;
}

/** A flat with all that a comparison shows. */
export interface ChosenFlat {
  flat: Flat;
  complex: Complex;
  house: House | undefined;
  developer: Company | undefined;
  isWithdrawn: boolean;
  money: ColumnMoney;
}

/** A complex with all that a comparison shows. */
export interface ChosenComplex {
  complex: Complex;
  houses: House[];
  developer: Company | undefined;
  money: ColumnMoney;
}

/** Only those that are shown: an answer may be older than the last of them that was taken out. */
export function chosenFlats(answer: ComparedResult, ids: readonly number[], asked: AskedTerms): ChosenFlat[] {
  const shown = answer.flats.filter(({ id }) => ids.includes(id));
  return shown.map((flat) => ({
    flat,
    complex: answer.complexes.find(({ id }) => id === flat.complexId)!,
    house: answer.complexHouses.find(({ id }) => id === flat.houseId),
    developer: answer.developerCompanies.find(({ id }) => id === flat.developerCompanyId),
    isWithdrawn: answer.withdrawnIds.includes(flat.id),
    money: columnMoney(answer, asked, { ...flat, listedPrice: flat.price }),
  }));
}

/** Only those that were asked for: the answer brings the complexes of its flats too. */
export function chosenComplexes(
  answer: ComparedResult,
  ids: readonly number[],
  asked: AskedTerms,
): ChosenComplex[] {
  return answer.complexes
    .filter(({ id }) => ids.includes(id))
    .map((complex) => ({
      complex,
      houses: answer.complexHouses.filter(({ complexId }) => complexId === complex.id),
      developer: answer.developerCompanies.find(({ id }) => id === complex.developerCompanyId),
      money: columnMoney(answer, asked, {
        id: complex.id,
        complexId: complex.id,
        rooms: null,
        listedPrice: complex.statistics.total.priceRange.from,
      }),
    }));
}

type Counted = Pick<ColumnMoney, 'id' | 'listedPrice'> & Pick<YearMove, 'complexId' | 'rooms'>;

function columnMoney(
  { loans, yearMoves }: ComparedResult,
  { terms, columns }: AskedTerms,
  { id, listedPrice, complexId, rooms }: Counted,
): ColumnMoney {
  const tried = columns.get(id) ?? {};
  const move = yearMoves.find((one) => one.complexId === complexId && one.rooms === rooms);
  return {
    id,
    listedPrice,
    price: tried.price ?? listedPrice,
    tried,
    terms: termsOfColumn(terms, tried),
    loan: loans.find((loan) => loan.id === id),
    yearMove: move ? move.now / move.before - 1 : null,
  };
}
