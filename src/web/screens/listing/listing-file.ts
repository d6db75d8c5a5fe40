// One file of the build: complexes and flats wake with all of these.

export { AskButtons } from '../../parts/lead/AskButtons.tsx';
export { BestOffers } from './BestOffers.tsx';
export { HandoverLog } from './HandoverLog.tsx';
export { Payment } from './Payment.tsx';
export { PaymentPlans } from './PaymentPlans.tsx';
