import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * The phone a link brought in the parameter `phone`, empty without one. It leaves the address as soon as it is read:
 * the history of the browser and other sites must not get it.
 */
export function useBroughtPhone(): string {
  const navigate = useNavigate();
  const given = useLocation({ select: ({ search }) => (search as { phone?: string }).phone });
  const [brought, setBrought] = useState('');
  useEffect(() => {
    if (given === undefined) return;
    setBrought(given);
    void navigate({
      to: '.',
      search: (old) => ({ ...old, phone: undefined }),
      hash: true,
      replace: true,
      resetScroll: false,
    });
  }, [given, navigate]);
  return brought;
}
