export type { Answer, Issue, Refusal } from './answer.ts';
export type * from './api-types.gen.ts';
export { type Client, type CountedOffers, createClient } from './create-client.ts';
export { type CalculatorOptions, mountCalculator } from './mount-calculator.ts';
export { mountVitrina, type VitrinaOptions } from './mount-vitrina.ts';
export type { CallOptions, ClientOptions } from './send-call.ts';
export type * from './widget-protocol.gen.ts';
