import { expect, it } from 'vitest';
import { waitingAt } from './waiting-at.ts';

it.each([
  ['/admin/feed', { heldFeeds: 2 }, { count: 2, text: 'фида ждут решения' }],
  ['/admin/my-client', { newLeads: 1 }, { count: 1, text: 'новая заявка' }],
  ['/admin/amen', { deadWork: 0 }, undefined],
  ['/admin/leads', {}, undefined],
  ['/admin/users', { newLeads: 1 }, undefined],
])('behind %s of %o waits %o', (path, waiting, expected) => {
  expect(waitingAt(waiting, path)).toEqual(expected);
});
