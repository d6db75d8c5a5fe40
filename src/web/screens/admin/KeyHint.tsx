import { Fragment, type ReactNode } from 'react';

/** Tells what keys do, in the line at the bottom of a list. */
export function KeyHint({ keys, children }: { keys: readonly string[]; children: ReactNode }) {
  return (
    <span>
      {keys.map((key) => (
        <Fragment key={key}>
          <kbd>{key}</kbd>{' '}
        </Fragment>
      ))}
      {children}
    </span>
  );
}
