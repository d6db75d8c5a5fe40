import { useRouter } from '@tanstack/react-router';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { useNotifications } from '#ui/Notifications/Notifications.tsx';
import { searchPlace } from '../../query/catalog-search.ts';
import { readSiteSearch } from '../../query/site-search.ts';
import styles from './ShareButton.module.css';
import { sharedPath } from './shared-path.ts';

export interface ShareButtonProps {
  /** In words, or as a square among other squares. */
  look: 'words' | 'icon';
  /** Parameters that the address lacks so far, such as things that this browser remembers. */
  search?: object | undefined;
  /** The part of it that no server should see. */
  fragment?: string;
}

const LABEL = 'Поделиться';

/** Gives the address of the page to somebody else: by the window of the system, else through the clipboard. */
export function ShareButton({ look, search, fragment = '' }: ShareButtonProps) {
  const { notify } = useNotifications();
  const router = useRouter();

  async function share() {
    const { pathname, search: own } = router.latestLocation;
    const { location: place } = searchPlace(readSiteSearch(own), router.options.context.settings);
    const url = new URL(sharedPath(pathname, { ...own, ...search }, place), location.origin);
    url.hash = fragment;
    if (await isGiven(url.href)) return;

    try {
      await navigator.clipboard.writeText(url.href);
      notify({ type: 'success', title: 'Ссылка скопирована' });
    } catch {
      // Pages without https have no clipboard; the address can be selected where it stands.
      notify({ type: 'warning', title: 'Скопируйте ссылку', text: url.href });
    }
  }

  return look === 'icon' ? (
    <IconButton icon="share" label={LABEL} variant="outline" className={styles.share} onClick={share} />
  ) : (
    <Button variant="ghost" size="s" icon={<Icon name="share" />} className={styles.share} onClick={share}>
      {LABEL}
    </Button>
  );
}

/** The system took it, or its window was closed: either way the person has decided. */
async function isGiven(url: string): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share({ title: document.title, url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
