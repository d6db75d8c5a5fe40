import { useState } from 'react';
import { SegmentedSwitch } from '#ui/SegmentedSwitch/SegmentedSwitch.tsx';
import { DevPage } from './DevPage.tsx';
import styles from './SwitchScreen.module.css';

type Device = 'phone' | 'desktop';

const DEVICES: { value: Device; label: string }[] = [
  { value: 'phone', label: 'Телефон' },
  { value: 'desktop', label: 'Компьютер' },
];

/** Every component as a phone and as a desktop show it: the page of components in a frame of that width. */
export function SwitchScreen() {
  const [device, setDevice] = useState<Device>('phone');
  return (
    <DevPage title="Телефон и компьютер" lead="Те же компоненты в окне 360 или 1440 пикселей.">
      <SegmentedSwitch label="Ширина" look="box" options={DEVICES} value={device} onChange={setDevice} />
      <div className={styles.stage}>
        <iframe title="Компоненты" src="/dev/components" className={styles[device]} />
      </div>
    </DevPage>
  );
}
