import type { BoardFlat } from '#contract/board.ts';
import type { FlatStatus } from '#domain/listing/flat-status.ts';
import { formatArea } from '#domain/listing/format-area.ts';
import type { RoomsBucket } from '#domain/listing/rooms-bucket.ts';
import { formatMillions } from '#domain/money/format-millions.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { paymentNote } from '../../../parts/offer/payment-terms.ts';
import type { BoardLens } from './board-lens.ts';

const ROOMS_SPOKEN: Record<RoomsBucket, string> = {
  '0': 'студия',
  '1': `1${NBSP}комната`,
  '2': `2${NBSP}комнаты`,
  '3': `3${NBSP}комнаты`,
  '4': `4${NBSP}комнаты`,
  manyRooms: `5 и${NBSP}больше комнат`,
  openPlan: 'свободная планировка',
};

export const STATUS_SPOKEN: Record<FlatStatus, string> = {
  FREE: 'свободна',
  BOOKED: 'забронирована',
  SOLD: 'продана',
};

/** The words in the cell of a free flat. */
export const ROOMS_MARKS: Record<RoomsBucket, string> = {
  '0': 'С',
  '1': '1',
  '2': '2',
  '3': '3',
  '4': '4',
  manyRooms: '5+',
  openPlan: 'СП',
};

/**
 * 'Этаж 7, квартира 54, 2 комнаты, 54,3 м², 12,4 млн ₽, свободна'; unknown parts are left out. Where cells tell
 * payments, the payment stands in place of the price. One that suits the search says so at the end.
 */
export function cellName(
  { floor, number, rooms, area, price, payment, paymentProgram, paymentLater, status }: BoardFlat,
  suits: boolean | undefined,
  lens: BoardLens,
): string {
  return [
    floor !== null && `Этаж${NBSP}${floor}`,
    number && `квартира${NBSP}${number}`,
    ROOMS_SPOKEN[rooms],
    formatArea(area),
    status !== 'SOLD' &&
      (lens === 'payment' && payment !== null
        ? `${formatRoubles(payment)}/мес${paymentNote(paymentProgram, paymentLater)}`
        : price !== null && formatMillions(price)),
    STATUS_SPOKEN[status],
    suits && 'подходит',
  ]
    .filter(Boolean)
    .join(', ');
}
