import { Alert } from '#ui/Alert/Alert.tsx';
import { callAlertText, type FailedCall } from '../data/call-alert-text.ts';
import { useSiteContext } from '../site-context.ts';

export interface FailureAlertProps {
  open: boolean;
  call: FailedCall;
  onClose: () => void;
}

/** The window that tells of a failed call, in a file of its own. */
export function FailureAlert({ open, call, onClose }: FailureAlertProps) {
  const { appEnv } = useSiteContext().settings;
  return (
    <Alert open={open} onClose={onClose}>
      {callAlertText(call, appEnv)}
    </Alert>
  );
}
