import { useLocation } from '@tanstack/react-router';
import {
  type ComponentType,
  type CSSProperties,
  type ReactNode,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { classNames } from '#ui/class-names.ts';
import { DrawnBox, type DrawnBoxProps } from './DrawnBox.tsx';
import styles from './Sleeping.module.css';
import { Sleep, type SleepFile } from './sleep.ts';
import { useIsFirstHtml } from './use-is-first-html.ts';

export interface SleepingProps {
  children: ReactNode;
  as?: 'div' | 'li';
  className?: string | undefined;
  /** Pixels it is about as high as, on a desktop and on a phone, while nobody has seen it. */
  heights?: readonly [desktop: number, phone: number];
  /** The file its content comes in. */
  file?: SleepFile;
  drawnOf?: DrawnBoxProps['drawnOf'];
  'data-complex'?: number | undefined;
  'data-house'?: number | undefined;
}

/**
 * A part of a page that stays as the server has made it until it is seen, touched or asked to change, or until the
 * browser has nothing else to do (docs/decisions/035). Out of sight it is not even laid out. Outside of the first HTML
 * it never sleeps.
 */
export const Sleeping: ComponentType<SleepingProps> = import.meta.env.SSR ? Asleep : Wakeable;

/** The first HTML of a part: what it is for good to the server, which has no use for the memory of one that wakes. */
function Asleep({ children, className, heights, file: _, drawnOf, ...box }: SleepingProps) {
  return (
    <DrawnBox
      className={classNames(styles.part, className)}
      data-asleep=""
      style={heights && heightsStyle(heights)}
      drawnOf={drawnOf}
      {...box}
    >
      <Suspense>
        {/* As many children as a part that wakes has: React numbers ids by them. */}
        {null}
        {children}
        {null}
      </Suspense>
    </DrawnBox>
  );
}

function Wakeable({
  as: Box = 'div',
  children,
  className,
  heights,
  file,
  drawnOf: _,
  ...data
}: SleepingProps) {
  const isFirstHtml = useIsFirstHtml();
  const [sleep] = useState(() => (isFirstHtml ? new Sleep({ file, isSmall: Box === 'li' }) : null));
  const [isAwake, setIsAwake] = useState(!sleep);
  const [first] = useState(children);
  const [isAnew, setIsAnew] = useState(false);
  const address = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  const [firstAddress] = useState(address);
  // Its HTML is that of the address before, so nobody can take it over.
  if (!isAwake && !isAnew && address !== firstAddress) setIsAnew(true);

  const box = useRef<HTMLElement>(null);
  useEffect(() => (isAnew ? undefined : sleep?.begin(box.current!)), [sleep, isAnew]);

  // Asked to show something else: it wakes as it was, and changes then.
  const shown = isAwake || isAnew ? children : first;
  const isBehind = shown !== children;
  useEffect(() => {
    if (isBehind) void sleep?.wake();
  }, [isBehind, sleep]);

  // The very same element: React drops the HTML of a part whose boundary gets new properties before it wakes.
  const content = useMemo(
    () =>
      sleep && !isAnew ? (
        <Suspense key="first">
          <Gate sleep={sleep} />
          {shown}
          <Awake sleep={sleep} onAwake={setIsAwake} />
        </Suspense>
      ) : (
        <Suspense key="anew">{shown}</Suspense>
      ),
    [sleep, shown, isAnew],
  );
  return (
    <Box
      ref={box as never}
      className={classNames(styles.part, className)}
      data-asleep={sleep && !isAnew ? '' : undefined}
      style={heights && heightsStyle(heights)}
      {...data}
    >
      {content}
    </Box>
  );
}

function Gate({ sleep }: { sleep: Sleep }) {
  sleep.hold();
  return null;
}

function Awake({ sleep, onAwake }: { sleep: Sleep; onAwake: (isAwake: boolean) => void }) {
  useEffect(() => {
    sleep.end();
    onAwake(true);
  }, [sleep, onAwake]);
  return null;
}

function heightsStyle([desktop, phone]: readonly [number, number]): CSSProperties {
  return { '--asleep-height': `${desktop}px`, '--asleep-phone-height': `${phone}px` } as CSSProperties;
}
