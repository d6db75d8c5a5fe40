import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#ui/Button/Button.tsx';
import { buttonClass } from '#ui/Button/button-class.ts';
import { BackClosesModals } from '#ui/Modal/use-back-closes.ts';
import { useSiteContext } from '../../../site-context.ts';
import { AdminIcon } from '../../admin/AdminIcon.tsx';
import { FormModal } from '../../admin/FormModal.tsx';
import { ComplexForm } from '../ComplexForm.tsx';
import { clientComplexQuery } from '../client-queries.ts';
import type { EditedComplex } from './edited-complex.ts';
import styles from './PageEditor.module.css';
import { PAGE_THINGS } from './page-things.ts';
import { useThingFrames } from './use-thing-frames.ts';

/**
 * A frame around everything on the page that people may change, pressed to edit it beside the page, and a bar with what
 * the page does not show yet.
 */
export function PageEditor({ complexId, clientId, onEnd }: EditedComplex & { onEnd: () => void }) {
  const { data: complex } = useQuery(clientComplexQuery(useSiteContext(), clientId, complexId));
  const frames = useThingFrames();
  const [opened, setOpened] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => bar.current?.focus({ preventScroll: true }), []);

  const thing = PAGE_THINGS.find(({ name }) => name === opened);
  const absent = PAGE_THINGS.filter(({ name }) => !frames.some((frame) => frame.name === name));
  const open = (name: string) => {
    setOpened(name);
    setIsOpen(true);
  };

  return (
    <>
      {createPortal(
        <>
          <section ref={bar} tabIndex={-1} className={styles.bar} aria-label="Правка страницы">
            <p className={styles.words}>Нажмите на{'\u00a0'}то, что хотите изменить</p>
            <div className={styles.things}>
              {absent.map(({ name, title }) => (
                <button key={name} type="button" className={styles.thing} onClick={() => open(name)}>
                  <AdminIcon name="edit" />
                  {title}
                </button>
              ))}
            </div>
            <Link
              to="/admin/clients/$id/complexes/$complexId"
              params={{ id: clientId, complexId }}
              search={{}}
              reloadDocument
              preload={false}
              className={buttonClass({ variant: 'secondary', size: 's' })}
            >
              В{'\u00a0'}админке
            </Link>
            <Button size="s" onClick={onEnd}>
              Готово
            </Button>
          </section>
          {frames.map(({ name, left, top, width, height }) => (
            <button
              key={name}
              type="button"
              className={styles.frame}
              style={{ left, top, width, height }}
              data-open={(isOpen && name === opened) || undefined}
              onClick={() => open(name)}
            >
              <span className={styles.tag}>
                <AdminIcon name="edit" />
                Изменить: {PAGE_THINGS.find((one) => one.name === name)?.title}
              </span>
            </button>
          ))}
        </>,
        document.body,
      )}
      {/* Their entries of the history would be asked about as pages are that are left with edits. */}
      <BackClosesModals value={false}>
        <FormModal
          open={isOpen && complex !== undefined}
          onClose={() => setIsOpen(false)}
          title={thing?.title}
          size="m"
          placement="side"
        >
          {complex && thing && (
            <ComplexForm
              key={thing.name}
              complex={complex}
              only={thing.fields}
              label={thing.title}
              onSaved={() => setIsOpen(false)}
            />
          )}
        </FormModal>
      </BackClosesModals>
    </>
  );
}
