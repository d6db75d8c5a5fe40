import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { holds } from '#domain/access/holds.ts';
import { Button } from '#ui/Button/Button.tsx';
import { selfQuery } from '../../../data/self-query.ts';
import { lazyWindow } from '../../../lazy-window.tsx';
import { useSiteContext } from '../../../site-context.ts';
import { AdminIcon } from '../../admin/AdminIcon.tsx';
import styles from './EditSwitch.module.css';
import { EDIT_HASH, type EditedComplex } from './edited-complex.ts';

const { Window: PageEditor, preload } = lazyWindow(() => import('./PageEditor.tsx'), 'PageEditor');

/** Turns the page of a complex into its editor, for who may edit it. */
export function EditSwitch(props: EditedComplex) {
  const { data: person } = useQuery(selfQuery(useSiteContext()));
  const [isOn, setIsOn] = useState(() => location.hash === `#${EDIT_HASH}`);
  const button = useRef<HTMLButtonElement>(null);
  if (!person || !holds(person.permissions, { clients: 'rw' })) return null;

  function end() {
    setIsOn(false);
    button.current?.focus();
  }

  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        className={styles.button}
        aria-pressed={isOn}
        onPointerEnter={preload}
        onClick={() => setIsOn(!isOn)}
      >
        <AdminIcon name="edit" />
        <span className={styles.word}>Редактировать</span>
      </Button>
      {isOn && <PageEditor {...props} onEnd={end} />}
    </>
  );
}
