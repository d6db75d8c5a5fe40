import { redirect } from '@tanstack/react-router';

/** Sends the address of a complex or a flat that was joined to another, with its search, to the page of that one. */
export function movedTo(to: '/complex/$id' | '/for-sale/$id', id: number) {
  return redirect({ to, params: { id }, search: true, statusCode: 301, replace: true });
}
