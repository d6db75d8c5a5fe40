import { type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import type { PhotoType } from '#domain/listing/photo-type.ts';
import { lazyPart } from '../../../lazy-screen.ts';
import type { GalleryItem } from './gallery-items.ts';

const GalleryViewer = lazyPart(() => import('./GalleryViewer.tsx'), 'GalleryViewer');

interface Viewed {
  /** For links to pictures: opens one over the screen, of one kind or of all; a new tab stays a new tab. */
  open: (event: MouseEvent, first: number, type?: PhotoType | null) => void;
  viewer: ReactNode;
}

/** The viewer of pictures that stand on a page as links. */
export function useGalleryViewer(name: string, items: readonly GalleryItem[]): Viewed {
  const [opened, setOpened] = useState<{ isOpen: boolean; first: number; type: PhotoType | null }>();
  return {
    open(event, first, type = null) {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      setOpened({ isOpen: true, first, type });
    },
    viewer: opened && (
      <Suspense fallback={null}>
        <GalleryViewer
          key={`${opened.type}-${opened.first}`}
          name={name}
          items={items}
          {...opened}
          onClose={() => setOpened({ ...opened, isOpen: false })}
        />
      </Suspense>
    ),
  };
}
