import { useRef } from 'react';
import { describeRender } from './describe-render.ts';

/** The reason of this render of a part, in words. */
export function useWhyRendered(props: object): string {
  const seen = useRef<{ renders: number; props?: object; text: string }>({ renders: 0, text: '' });
  const { current } = seen;
  if (current.props !== props) {
    current.renders += 1;
    current.text = `Раз ${current.renders}: ${describeRender(current.props, props)}`;
    current.props = props;
  }
  return current.text;
}
