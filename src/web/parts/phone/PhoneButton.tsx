import { useState } from 'react';
import type { Company } from '#contract/company.ts';
import { salesPhone } from '#domain/company/sales-phone.ts';
import { Button } from '#ui/Button/Button.tsx';
import { BookingButton } from '../lead/BookingButton.tsx';
import { PhoneNumber } from './PhoneNumber.tsx';

export interface PhoneButtonProps {
  developer: Pick<Company, 'name' | 'contacts'>;
  /** Where a lead goes when there is no phone. */
  complexId?: number | undefined;
  size?: 'm' | 's';
  variant?: 'primary' | 'secondary';
}

/**
 * The way to call the developer: a button, then the number in its place; without a phone the way to leave one's own.
 */
export function PhoneButton({ developer, complexId, size = 'm', variant }: PhoneButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const phone = salesPhone(developer);
  if (phone === null) return <BookingButton complexId={complexId} size={size} variant={variant} />;
  if (isOpen) return <PhoneNumber phone={phone} seller={developer.name} />;
  return (
    <Button size={size} variant={variant} wide onClick={() => setIsOpen(true)}>
      Показать телефон
    </Button>
  );
}
