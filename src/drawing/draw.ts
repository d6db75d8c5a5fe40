// Drawings as SVG text, for whoever draws: the server on demand, and the demo for its master plans.
export { drawBankIcon, drawNeutralBankIcon } from './bank/draw-bank-icon.ts';
export { drawFacade } from './facade/draw-facade.ts';
export { drawPlan } from './flat/draw-plan.ts';
export { drawLift } from './lift/draw-lift.ts';
export { drawMasterPlan } from './master/draw-master-plan.ts';
export type { HouseState } from './master/quarter.ts';
export { drawShare, drawShareWithWords, type ShareWords } from './share/draw-share.ts';
export { drawStage } from './stage/draw-stage.ts';
export { drawYard } from './yard/draw-yard.ts';
export { drawPorch } from './yard/porch/draw-porch.ts';
