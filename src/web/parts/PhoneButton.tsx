import { useState } from 'react';
import type { Company } from '#contract/company.ts';
import { salesPhone } from '#domain/company/sales-phone.ts';
import { Button } from '#ui/Button/Button.tsx';
import { PhoneNumber } from './PhoneNumber.tsx';

export interface PhoneButtonProps {
  developer: Pick<Company, 'name' | 'contacts'>;
  size?: 'm' | 's';
}

/** The way to call the developer: a button, then the number in its place. */
export function PhoneButton({ developer, size = 'm' }: PhoneButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const phone = salesPhone(developer);
  if (phone === null) return null;
  if (isOpen) return <PhoneNumber phone={phone} seller={developer.name} />;
  return (
    <Button size={size} wide onClick={() => setIsOpen(true)}>
      Показать телефон
    </Button>
  );
}
