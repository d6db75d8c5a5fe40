import { WidgetFiguresInput } from '#contract/widget-figures.ts';
import { exportWidgetFigures, getWidgetFigures } from '#services/widget/get-widget-figures.ts';
import { forPermitted, router } from '../init.ts';

const forReaders = forPermitted('clientDesk', 'r').input(WidgetFiguresInput);

/** The figures of a client's widgets: its own people are told of theirs. */
export const figuresRouter = router({
  get: forReaders.query(({ ctx, input }) => getWidgetFigures(ctx.services, input)),
  export: forReaders.query(({ ctx, input }) => exportWidgetFigures(ctx.services, input)),
});
