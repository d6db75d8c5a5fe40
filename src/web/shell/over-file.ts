// One file of the build: what lies over any page comes soon after it has opened, since a lost network is told of by it.

export { NotificationCard } from '#ui/Notifications/NotificationCard.tsx';
export { SignInWindow } from '../parts/access/SignInWindow.tsx';
export { FailureAlert } from './FailureAlert.tsx';
