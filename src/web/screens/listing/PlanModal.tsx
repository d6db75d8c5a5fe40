import { useState } from 'react';
import type { Flat } from '#contract/catalog.ts';
import { Modal } from '#ui/Modal/Modal.tsx';
import { flatName } from '../../parts/flat/flat-name.ts';
import { PlanPicture } from '../../parts/flat/PlanPicture.tsx';
import styles from './FlatPlan.module.css';
import { PlanZoom } from './PlanZoom.tsx';

interface PlanModalProps {
  flat: Flat;
  layers: { furniture: boolean; dimensions: boolean };
  /** The developer's own plan, where a copy of it is kept. */
  kept: string | undefined;
  open: boolean;
  onClose: () => void;
}

/** The plan over the whole screen; a finger or the wheel moves an enlarged one. */
export function PlanModal({ flat, layers, kept, open, onClose }: PlanModalProps) {
  const [zoom, setZoom] = useState(1);
  return (
    <Modal
      open={open}
      onClose={onClose}
      onClosed={() => setZoom(1)}
      title={flatName(flat)}
      size="l"
      fullScreenOnPhone
      footer={<PlanZoom zoom={zoom} onZoom={setZoom} />}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: an enlarged plan is scrolled by the keyboard too. */}
      <section className={styles.screen} aria-label="План квартиры" tabIndex={0}>
        <div className={styles.sheet} style={{ width: `${zoom * 100}%` }}>
          <PlanPicture
            flat={flat}
            size="page"
            alt={`План: ${flatName(flat)}`}
            layers={layers}
            kept={kept}
            className={styles.plan}
          />
        </div>
      </section>
    </Modal>
  );
}
